import { Button } from '../../components/Button'
import { TextLink } from '../../components/TextLink'
import { ContactSupport } from '../../support/ContactSupport'

export function RecoveryHelp() {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t pt-4">
      <ContactSupport
        trigger={
          <Button variant="quiet" className="-mx-5">
            Need help? Contact support
          </Button>
        }
      />
      <p>
        New customer? <TextLink href="/pricing">See pricing</TextLink>
      </p>
    </div>
  )
}
