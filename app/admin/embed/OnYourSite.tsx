import { Card } from '../../components/Card'
import { InstallLight } from '../install/InstallLight'

export function OnYourSite({ businessId }: { businessId: string }) {
  return (
    <Card aria-label="On your site">
      <h2 className="mb-2 font-semibold text-lg">On your site</h2>
      <InstallLight businessId={businessId} />
      <p className="mt-2 text-quiet text-sm">
        The light turns on when one of your pages loads the chat. Previews don’t count.
      </p>
    </Card>
  )
}
