import { Phone } from 'lucide-react'
import { memo } from 'react'
import type { Lead } from '../../../contract/leads'
import { Badge } from '../../components/Badge'
import { Button } from '../../components/Button'
import { SelectLead } from './bulk/SelectLead'
import type { Selection } from './bulk/useSelection'
import { ConversationLink } from './ConversationLink'
import { EmailLink, NOT_PROVIDED, noteContact, telLink } from './contact'
import { LeadInsight } from './insight/LeadInsight'
import { LeadLink } from './LeadLink'
import { LeadNote } from './LeadNote'
import { LeadStatusSelect } from './LeadStatusSelect'
import { LeadWhen } from './LeadWhen'
import { LeadWorth } from './LeadWorth'
import { leadSourceWords } from './words'

export function LeadCards({ leads, selection }: { leads: Lead[]; selection?: Selection }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {leads.map((lead) => (
        <LeadCard
          key={lead.id}
          lead={lead}
          isSelected={selection?.ids.has(lead.id) ?? false}
          onSelect={selection?.select}
        />
      ))}
    </ul>
  )
}

type CardProps = { lead: Lead; isSelected: boolean; onSelect: Selection['select'] | undefined }

/** Memoized and laid out only near the viewport, because a list may have a thousand leads. */
const LeadCard = memo(({ lead, isSelected, onSelect }: CardProps) => {
  return (
    <li className="flex min-w-0 [contain-intrinsic-size:auto_18rem] [content-visibility:auto] flex-col rounded-card border border-line bg-surface p-5">
      <div className="flex items-start gap-3">
        <h2 className="wrap-anywhere line-clamp-3 min-w-0 grow font-semibold text-lg leading-tight">
          <LeadLink lead={lead} />
        </h2>
        {onSelect && (
          <div className="-mt-2.5 -mr-2.5">
            <SelectLead lead={lead} isSelected={isSelected} onSelect={onSelect} />
          </div>
        )}
      </div>
      <p className="text-quiet text-sm">
        <LeadWhen lead={lead} />
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <LeadStatusSelect lead={lead} />
        <LeadWorth lead={lead} />
        <Badge>{leadSourceWords(lead.source)}</Badge>
      </div>
      {lead.message && (
        <p className="wrap-anywhere mt-3">
          <bdi className="line-clamp-6 whitespace-pre-line">{lead.message}</bdi>
        </p>
      )}
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-quiet">Email</dt>
        <dd className="wrap-anywhere min-w-0">
          <EmailLink lead={lead} />
        </dd>
        {!lead.phone && (
          <>
            <dt className="text-quiet">Phone</dt>
            <dd>{NOT_PROVIDED}</dd>
          </>
        )}
      </dl>
      <LeadInsight lead={lead} />
      <LeadNote note={lead.note} />
      <ConversationLink lead={lead} />
      {lead.phone && (
        <div className="mt-auto pt-4">
          <Button asChild size="large" className="w-full">
            <a href={telLink(lead.phone)} onClick={() => noteContact(lead)}>
              <Phone className="size-5" aria-hidden />
              <span className="min-w-0 truncate">Call {lead.phone}</span>
            </a>
          </Button>
        </div>
      )}
    </li>
  )
})
