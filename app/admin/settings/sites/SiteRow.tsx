import type { OriginState, SiteOrigin } from '../../../../contract/origins'
import { Badge } from '../../../components/Badge'
import { Button } from '../../../components/Button'
import { formatAgo } from '../../../lib/dates'
import { siteName } from './useSites'

type Props = { site: SiteOrigin; isSaving: boolean; onSay: (state: OriginState) => void }

export function SiteRow({ site, isSaving, onSay }: Props) {
  const name = siteName(site)
  const isAllowed = site.state === 'allowed'
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-quiet text-sm">
          <Badge tone={isAllowed ? 'done' : 'danger'}>{isAllowed ? 'Allowed' : 'Blocked'}</Badge>
          {site.lastSeenAt ? `Seen ${formatAgo(site.lastSeenAt)}` : 'Not seen yet'}
        </p>
      </div>
      <Button
        variant="quiet"
        className="shrink-0 px-2 text-link"
        aria-label={`${isAllowed ? 'Block' : 'Allow'} ${name}`}
        disabled={isSaving}
        onClick={() => onSay(isAllowed ? 'blocked' : 'allowed')}
      >
        {isAllowed ? 'Block' : 'Allow'}
      </Button>
    </li>
  )
}
