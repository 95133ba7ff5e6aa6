import { Button } from '../../components/Button'
import { Notice } from '../../components/Notice'
import { ContactSupport } from '../../support/ContactSupport'

export function UnknownPurchase() {
  return (
    <Notice tone="brass">
      <p>The link may have gotten cut off. If you paid, we emailed you a link to create your account.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button asChild variant="secondary">
          <a href="/pricing">Back to pricing</a>
        </Button>
        <ContactSupport trigger={<Button variant="quiet">Contact support</Button>} />
      </div>
    </Notice>
  )
}
