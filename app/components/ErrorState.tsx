import { errorText } from '../lib/errorText'
import { Button } from './Button'

type Props = { error: unknown; what: string; onRetry: () => void }

/** What happened and the way out. `what` completes "We couldn’t load …". */
export function ErrorState({ error, what, onRetry }: Props) {
  return (
    <div role="alert" className="rounded-card border border-danger bg-surface p-6">
      <p className="font-semibold">We couldn’t load {what}.</p>
      <p className="mt-1 text-quiet">{errorText(error, 'Something went wrong on our side. Your data is safe.')}</p>
      <Button variant="secondary" className="mt-4" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
