import { Button } from '../../components/Button'
import { ContactSupport } from '../../support/ContactSupport'

export function NoPayment() {
  return (
    <div role="alert">
      <p className="font-semibold">Unable to initialize payment. Please contact support.</p>
      <p className="mt-1 text-quiet">Nothing was charged.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ContactSupport trigger={<Button variant="secondary">Contact support</Button>} />
        <Button asChild variant="quiet">
          <a href="/pricing">Back to pricing</a>
        </Button>
      </div>
    </div>
  )
}
