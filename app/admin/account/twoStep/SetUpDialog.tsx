import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { TwoStepSetup } from '../../../../contract/account'
import { activityQuery } from '../../../api/account'
import { beginTwoStep, confirmTwoStep, twoStepQuery } from '../../../api/twoStep'
import { Button } from '../../../components/Button'
import { CodeField } from '../../../components/CodeField'
import { Dialog } from '../../../components/Dialog'
import { PasswordField } from '../../../components/PasswordField'
import { errorText } from '../../../lib/errorText'
import { useSubmission } from '../../../lib/useSubmission'
import { AppKey } from './AppKey'
import { RecoveryCodes } from './RecoveryCodes'

const FAILED = 'Two-step login is still off. Please try again.'

/** The password, the key for the app, a first code, and then the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const [setup, setSetup] = useState<TwoStepSetup>()
  const [codes, setCodes] = useState<string[]>()
  return (
    <Dialog
      title={codes ? 'Save these recovery codes' : 'Turn on two-step login'}
      open
      stays={codes !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {!setup && <PasswordStep onDone={setSetup} />}
      {setup && !codes && <CodeStep setup={setup} onDone={setCodes} />}
      {codes && <RecoveryCodes codes={codes} onClose={onClose} />}
    </Dialog>
  )
}

function PasswordStep({ onDone }: { onDone: (setup: TwoStepSetup) => void }) {
  const [password, setPassword] = useState('')
  const begin = useSubmission({ mutationFn: beginTwoStep, onSuccess: onDone })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (password) begin.submit(password)
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <p>
        You’ll need an authenticator app on your phone, like Google Authenticator, Microsoft Authenticator or your
        phone’s own password app.
      </p>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={begin.isError ? errorText(begin.error, FAILED) : undefined}
      />
      <Button type="submit" className="justify-self-start" disabled={begin.isPending || !password}>
        Continue
      </Button>
    </form>
  )
}

function CodeStep({ setup, onDone }: { setup: TwoStepSetup; onDone: (codes: string[]) => void }) {
  const [code, setCode] = useState('')
  const queries = useQueryClient()
  const confirm = useSubmission({
    mutationFn: confirmTwoStep,
    onSuccess: ({ recoveryCodes }) => {
      queries.invalidateQueries({ queryKey: twoStepQuery.queryKey })
      queries.invalidateQueries({ queryKey: activityQuery.queryKey })
      onDone(recoveryCodes)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (code.trim()) confirm.submit(code)
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <AppKey setup={setup} />
      <CodeField
        value={code}
        onChange={setCode}
        isAppOnly
        error={confirm.isError ? errorText(confirm.error, FAILED) : undefined}
      />
      <Button type="submit" className="justify-self-start" disabled={confirm.isPending || !code.trim()}>
        {confirm.isPending ? 'Checking…' : 'Turn it on'}
      </Button>
    </form>
  )
}
