import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { VisitorBooking } from '../../../contract/scheduling'
import { moveVisitorBooking, otherTimesQuery, type VisitorLink } from '../../api/visitorBookings'
import { Button } from '../../components/Button'
import { ErrorState } from '../../components/ErrorState'
import { Notice } from '../../components/Notice'
import { SkeletonList } from '../../components/Skeleton'
import { ApiError } from '../../lib/api'
import { toastError } from '../../lib/toastError'
import { useSubmission } from '../../lib/useSubmission'
import { PickTime, TimeButtons } from './PickTime'
import { momentText, nearestTo, ownTimeZone } from './times'

type Props = { link: VisitorLink; booking: VisitorBooking; onMoved: (booking: VisitorBooking) => void }

const isTaken = (error: unknown) => error instanceof ApiError && error.type.endsWith(':slot-taken')

/** Opens the free times; one that is pressed is asked about once. */
export function MoveBooking({ link, booking, onMoved }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const [taken, setTaken] = useState<string>()
  const [page, setPage] = useState(0)
  const times = useQuery({ ...otherTimesQuery(booking, page), enabled: isOpen })
  const queries = useQueryClient()
  const move = useSubmission({
    mutationFn: (start: string) => moveVisitorBooking({ ...link, start }),
    onSuccess: (next) => {
      setOpen(false)
      setChosen(undefined)
      setTaken(undefined)
      onMoved(next)
    },
    onError: async (error, start) => {
      setChosen(undefined)
      if (!isTaken(error)) return toastError(error, 'It wasn’t moved. Please try again.')
      await queries.invalidateQueries({ queryKey: ['other-times'] })
      setTaken(start)
    },
  })
  if (!isOpen) {
    return (
      <Button className="mt-3 w-full" onClick={() => setOpen(true)}>
        Move it to another time
      </Button>
    )
  }
  const pick = (start: string) => {
    setTaken(undefined)
    setChosen(start)
  }
  return (
    <section aria-label="Other times" className="mt-8 border-line border-t pt-6">
      <h2 className="font-semibold text-xl">Pick another time</h2>
      <p className="mt-1 text-quiet">Times are shown in your time zone, {ownTimeZone().replaceAll('_', ' ')}.</p>
      {times.isPending && <SkeletonList label="Loading open times…" rows={2} />}
      {times.isError && <ErrorState error={times.error} what="open times" onRetry={() => times.refetch()} />}
      {taken && times.data && (
        <div role="alert" className="mt-4">
          <Notice tone="brass">
            <p>{momentText(taken, ownTimeZone())} was just taken. These are the nearest open times.</p>
            <TimeButtons slots={nearestTo(times.data, taken)} isWithDay onPick={pick} />
          </Notice>
        </div>
      )}
      {chosen ? (
        <div className="mt-4 grid gap-3">
          <p className="font-semibold" role="status">
            Move it to {momentText(chosen, ownTimeZone())}?
          </p>
          <Button autoFocus disabled={move.isPending} onClick={() => move.submit(chosen)}>
            {move.isPending ? 'Moving…' : 'Yes, move it'}
          </Button>
          <Button variant="secondary" disabled={move.isPending} onClick={() => setChosen(undefined)}>
            Pick another time
          </Button>
        </div>
      ) : (
        times.data && <PickTime slots={times.data} page={page} onPage={setPage} onPick={pick} />
      )}
    </section>
  )
}
