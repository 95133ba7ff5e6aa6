import { Mail, Phone } from 'lucide-react'
import type { HomeLead, HomeLeads } from '../../../contract/home'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { TextLink } from '../../components/TextLink'
import { formatAgo } from '../../lib/dates'
import { MatterBadge } from '../conversations/MatterBadge'
import { useFrame } from '../frame'
import { noteContact, telLink } from '../leads/contact'
import { LeadLink } from '../leads/LeadLink'
import { useLeadChanges } from '../leads/useLeadChanges'
import { leadLabel, leadName, STATUS_WORDS } from '../leads/words'
import { useOwner } from '../owner'
import { countWords } from './countWords'

/** The newest leads that nobody has got in touch with, each a tap away. */
export function ToCallBack({ leads: { toCallBack, first } }: { leads: HomeLeads }) {
  const frame = useFrame()
  return (
    <Card className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold text-lg">
          {countWords(toCallBack)} {toCallBack === 1 ? 'person' : 'people'} to call back
        </h2>
        {toCallBack > first.length && <TextLink to={`${frame}/leads?status=new`}>See all</TextLink>}
      </div>
      <ul className="mt-1 divide-y divide-line">
        {first.map((lead) => (
          <Waiting key={lead.id} lead={lead} />
        ))}
      </ul>
    </Card>
  )
}

function Waiting({ lead }: { lead: HomeLead }) {
  const { business } = useOwner()
  const change = useLeadChanges(business.id)
  const label = leadLabel(lead)
  const to = { status: 'contacted' } as const
  const done = `${leadName(lead)}: ${STATUS_WORDS.contacted}`
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 last:pb-0">
      <div className="min-w-0 grow basis-44">
        <p className="truncate font-semibold">
          <LeadLink lead={lead} />
        </p>
        {lead.matter && <MatterBadge matter={lead.matter} />}
        <p className="line-clamp-2 text-quiet">
          <bdi className="whitespace-pre-line">{lead.message}</bdi>
        </p>
        <p className="text-quiet text-sm">{formatAgo(lead.createdAt)}</p>
      </div>
      <div className="flex gap-2 max-sm:w-full">
        {lead.phone ? (
          <Button asChild className="px-4 max-sm:grow">
            <a href={telLink(lead.phone)} onClick={() => noteContact(lead)}>
              <Phone className="size-5" aria-hidden />
              Call {lead.phone}
            </a>
          </Button>
        ) : (
          <Button asChild className="px-4 max-sm:grow">
            <a href={`mailto:${lead.email}`} aria-label={`Email ${label}`} onClick={() => noteContact(lead)}>
              <Mail className="size-5" aria-hidden />
              Email
            </a>
          </Button>
        )}
        <Button
          variant="secondary"
          className="px-4"
          aria-label={`Done with ${label}`}
          disabled={change.isPending}
          onClick={() => change.mutate({ ids: [lead.id], to, done })}
        >
          Done
        </Button>
      </div>
    </li>
  )
}
