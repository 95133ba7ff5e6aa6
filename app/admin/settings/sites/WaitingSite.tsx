import type { OriginState, SiteOrigin } from '../../../../contract/origins'
import { Button } from '../../../components/Button'
import { Card } from '../../../components/Card'
import { formatAgo } from '../../../lib/dates'
import { siteName } from './useSites'

type Props = { site: SiteOrigin; isSaving: boolean; onSay: (state: OriginState) => void }

/** A site that shows the chat and isn't allowed yet. */
export function WaitingSite({ site, isSaving, onSay }: Props) {
  const name = siteName(site)
  return (
    <Card aria-label={name}>
      <h2 className="wrap-anywhere font-semibold text-lg">Your chat was seen on {name}. Is that your site?</h2>
      <p className="mt-1 text-quiet">
        Last seen {formatAgo(site.lastSeenAt ?? new Date().toISOString())}. Until you say yes, the chat there doesn’t
        answer questions. It only takes the names and numbers of people who want to hear from you.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button disabled={isSaving} onClick={() => onSay('allowed')}>
          Yes, allow it
        </Button>
        <Button variant="secondary" disabled={isSaving} onClick={() => onSay('blocked')}>
          No, block it
        </Button>
      </div>
    </Card>
  )
}
