import { Button } from '../../components/Button'
import { ContactSupport } from '../../support/ContactSupport'

/** A hint for customers who paid and haven't registered. */
export function NoLoginYet() {
  return (
    <div className="mt-6 border-line border-t pt-6">
      <p className="font-semibold">Bought a plan but don’t have a login yet?</p>
      <p className="mt-1 text-quiet">
        The registration link is in the email that followed your payment. If it hasn’t come, check your spam folder,
        then write to us: support will send it again.
      </p>
      <ContactSupport
        trigger={
          <Button variant="secondary" className="mt-3">
            Contact support
          </Button>
        }
      />
    </div>
  )
}
