import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { twoStepQuery } from '../../../api/twoStep'
import { Badge } from '../../../components/Badge'
import { Button } from '../../../components/Button'
import { Card } from '../../../components/Card'
import { ErrorState } from '../../../components/ErrorState'
import { SkeletonList } from '../../../components/Skeleton'

// Loaded on demand, with the drawing of QR codes.
const SetUpDialog = lazy(async () => ({ default: (await import('./SetUpDialog')).SetUpDialog }))
const ChangeDialog = lazy(async () => ({ default: (await import('./ChangeDialog')).ChangeDialog }))

type Open = 'set-up' | 'codes' | 'off'

export function TwoStep() {
  const state = useQuery(twoStepQuery)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-semibold text-lg">Two-step login</h2>
        {state.data?.isOn && <Badge tone="done">On</Badge>}
      </div>
      <p className="mt-1 text-quiet">
        To log in, you’ll need your password and a code from an app on your phone. Even if someone learns your password,
        they can’t get in.
      </p>
      <div className="mt-4">
        {state.isPending && <SkeletonList label="Loading…" rows={1} />}
        {state.isError && <ErrorState error={state.error} what="this setting" onRetry={() => state.refetch()} />}
        {state.data?.isOn === false && (
          <Button variant="secondary" onClick={() => setOpen('set-up')}>
            Turn it on
          </Button>
        )}
        {state.data?.isOn && (
          <>
            <p className="mb-3">
              {state.data.recoveryCodesLeft === 1
                ? '1 recovery code'
                : `${state.data.recoveryCodesLeft} recovery codes`}{' '}
              left, for when you don’t have your phone.
            </p>
            <div className="flex flex-wrap gap-2">
              <Button variant="secondary" onClick={() => setOpen('codes')}>
                Get new recovery codes
              </Button>
              <Button variant="quiet" onClick={() => setOpen('off')}>
                Turn it off
              </Button>
            </div>
          </>
        )}
      </div>
      <Suspense>
        {open === 'set-up' && <SetUpDialog onClose={close} />}
        {(open === 'codes' || open === 'off') && <ChangeDialog what={open} onClose={close} />}
      </Suspense>
    </Card>
  )
}
