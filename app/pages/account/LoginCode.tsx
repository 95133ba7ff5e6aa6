import { type SubmitEvent, useState } from 'react'
import { finishLogin } from '../../api/twoStep'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { CodeField } from '../../components/CodeField'
import { PageHeading } from '../../components/PageHeading'
import { ApiError } from '../../lib/api'
import { serverText } from '../../lib/errorText'
import { useSubmission } from '../../lib/useSubmission'
import { PlainPage } from '../PlainPage'
import { FormError } from './FormError'

type Props = { twoStepToken: string; onDone: (sessionToken: string) => void; onStartAgain: () => void }

/** The second step of logging in. */
export function LoginCode({ twoStepToken, onDone, onStartAgain }: Props) {
  const [code, setCode] = useState('')
  const finish = useSubmission({
    mutationFn: finishLogin,
    onSuccess: ({ sessionToken }) => onDone(sessionToken),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (code.trim()) finish.submit({ twoStepToken, code })
  }
  const isOver = finish.error instanceof ApiError && finish.error.status === 404
  return (
    <PlainPage>
      <PageHeading title="Your code">Your code</PageHeading>
      <p className="mt-2 text-quiet">Two-step login is on, so there’s one more step.</p>
      <Card className="mt-6">
        <form noValidate className="grid gap-5" onSubmit={submit}>
          <CodeField value={code} onChange={setCode} autoFocus />
          {finish.isError && (
            <FormError>{serverText(finish.error, 'You weren’t logged in. Please try again.')}</FormError>
          )}
          <Button type="submit" disabled={finish.isPending || isOver || !code.trim()}>
            {finish.isPending ? 'Logging in…' : 'Log in'}
          </Button>
        </form>
        <Button variant="quiet" className="mt-3 w-full" onClick={onStartAgain}>
          Start again
        </Button>
      </Card>
    </PlainPage>
  )
}
