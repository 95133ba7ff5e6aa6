import { Notice } from '../../components/Notice'
import { TextLink } from '../../components/TextLink'
import { useSessionToken } from '../../lib/session'

/** Shown after the payment form's redirect; `result` is Stripe's. */
export function AfterPayment({ result }: { result: string | null }) {
  const isSignedIn = useSessionToken() !== null
  if (!result) return null
  if (result === 'failed') {
    return (
      <div role="alert" className="mt-4">
        <Notice tone="danger">
          Your payment didn’t go through, and nothing was charged. <TextLink href="/subscribe">Try again</TextLink>
        </Notice>
      </div>
    )
  }
  return (
    <div role="status" className="mt-4">
      <Notice tone="done">
        <p className="font-semibold">Thank you. Your plan has started.</p>
        {!isSignedIn && (
          <p className="mt-1">
            We emailed you a link to create your account. Open it first, so the code is ready for your business.
          </p>
        )}
      </Notice>
    </div>
  )
}
