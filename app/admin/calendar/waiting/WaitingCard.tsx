import { useState } from 'react'
import { useLocation } from 'react-router'
import type { WaitlistEntry } from '../../../../contract/scheduling'
import { Badge } from '../../../components/Badge'
import { Button } from '../../../components/Button'
import { TextLink } from '../../../components/TextLink'
import { formatDay } from '../../../lib/dates'
import { frameOf } from '../../frame'
import { OfferDialog } from './OfferDialog'
import { RemoveDialog } from './RemoveDialog'
import { offerWords, wishWords } from './words'

type Props = { businessId: string; entry: WaitlistEntry; timeZone: string }

/** Who waits, for what and when, and what is held for them. */
export function WaitingCard({ businessId, entry, timeZone }: Props) {
  const { pathname } = useLocation()
  const [open, setOpen] = useState<'offer' | 'remove'>()
  const { name, service, leadId, createdAt } = entry
  const offer = offerWords(entry, timeZone)
  const shared = { businessId, entry, onClose: () => setOpen(undefined) }
  return (
    <li className="rounded-card border border-line bg-surface p-4 shadow-card sm:flex sm:items-center sm:gap-4 sm:p-5">
      <div className="min-w-0 grow">
        <h2 className="wrap-anywhere font-semibold text-lg leading-snug">
          <bdi>{name}</bdi>
        </h2>
        <p className="wrap-anywhere">
          {service}, {wishWords(entry, timeZone)}
        </p>
        {offer && (
          <p className="mt-1">
            <Badge tone="brass">{offer}</Badge>
          </p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-quiet text-sm">
          <span>
            Since <time dateTime={createdAt}>{formatDay(createdAt)}</time>
          </span>
          {leadId && <TextLink to={`${frameOf(pathname)}/leads/${encodeURIComponent(leadId)}`}>See the lead</TextLink>}
        </p>
      </div>
      <div className="mt-3 flex flex-wrap gap-2 sm:mt-0 sm:shrink-0">
        <Button variant="secondary" onClick={() => setOpen('offer')}>
          Offer a time
        </Button>
        <Button variant="quiet" onClick={() => setOpen('remove')}>
          Remove
        </Button>
      </div>
      {open === 'offer' && <OfferDialog {...shared} timeZone={timeZone} />}
      {open === 'remove' && <RemoveDialog {...shared} isOffered={offer !== undefined} />}
    </li>
  )
}
