import { Phone } from 'lucide-react'
import { memo } from 'react'
import type { Lead } from '../../../../contract/leads'
import { telLink } from '../contact'
import { LeadLink } from '../LeadLink'
import { LeadStatusSelect } from '../LeadStatusSelect'
import { LeadWhen } from '../LeadWhen'
import { LeadWorth } from '../LeadWorth'
import { DRAGGED, setDragged } from './dragged'

export const BoardCard = memo(({ lead }: { lead: Lead }) => (
  <li
    draggable
    onDragStart={(event) => {
      setDragged(lead)
      event.dataTransfer.setData(DRAGGED, lead.id)
      event.dataTransfer.effectAllowed = 'move'
    }}
    onDragEnd={() => setDragged(undefined)}
    className="min-w-0 rounded-control border border-line bg-surface p-3 shadow-card lg:cursor-grab lg:active:cursor-grabbing"
  >
    <h3 className="wrap-anywhere line-clamp-2 font-semibold leading-snug">
      <LeadLink lead={lead} />
    </h3>
    <p className="text-quiet text-sm">
      <LeadWhen lead={lead} />
    </p>
    {lead.message && (
      <p className="wrap-anywhere mt-1 line-clamp-3 text-sm">
        <bdi className="whitespace-pre-line">{lead.message}</bdi>
      </p>
    )}
    <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
      <LeadStatusSelect lead={lead} />
      <LeadWorth lead={lead} />
    </div>
    {lead.phone && (
      <a
        href={telLink(lead.phone)}
        className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-link text-sm underline underline-offset-4 lg:min-h-8"
      >
        <Phone className="size-4 lg:hidden" aria-hidden />
        <span className="whitespace-nowrap">{lead.phone}</span>
      </a>
    )}
  </li>
))
