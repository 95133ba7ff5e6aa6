import { Button } from '../../components/Button'
import { ContactSupport } from '../../support/ContactSupport'

/** A hint for customers who paid and haven't registered. */
export function NoLoginYet() {
  return (
    <div className="mt-6 border-line border-t pt-6">
      <p className="font-semibold">Bought a plan but don’t have a login yet?</p>
      <p className="mt-1 text-quiet">
        We emailed you a registration link when you paid. Didn’t get it? Check your spam folder, or contact support and
        we’ll send it again.
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
