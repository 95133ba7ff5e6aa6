import { memo } from 'react'
import type { Lead } from '../../../contract/leads'
import { Badge } from '../../components/Badge'
import { Table } from '../../components/Table'
import { formatWhen } from '../../lib/dates'
import { ConversationLink } from './ConversationLink'
import { EmailLink, PhoneLink } from './contact'
import { DeleteLead } from './DeleteLead'
import { LeadInsight } from './insight/LeadInsight'
import { LeadNote } from './LeadNote'
import { LeadStatusSelect } from './LeadStatusSelect'
import { leadName, leadSourceWords } from './words'

const quietHead = 'text-quiet text-sm'
/** The message column takes the remaining width. */
const COLUMNS = [
  { key: 'name', head: 'Name', className: `${quietHead} w-40` },
  { key: 'contact', head: 'Email and phone', className: `${quietHead} w-62` },
  { key: 'message', head: 'Message', className: quietHead },
  { key: 'origin', head: 'Source and date', className: `${quietHead} w-55` },
]

export function LeadTable({ leads }: { leads: Lead[] }) {
  return (
    <Table caption="Leads, newest first" columns={COLUMNS}>
      {leads.map((lead) => (
        <LeadRow key={lead.id} lead={lead} />
      ))}
    </Table>
  )
}

/** Memoized, because a list may have a thousand leads. */
const LeadRow = memo(({ lead }: { lead: Lead }) => (
  <tr className="align-top *:wrap-anywhere *:px-4 *:py-4">
    <th scope="row" className="font-semibold">
      <bdi className="mb-2 line-clamp-3">{leadName(lead)}</bdi>
      <LeadStatusSelect lead={lead} />
    </th>
    <td>
      <EmailLink lead={lead} />
      <br />
      <PhoneLink lead={lead} />
    </td>
    <td>
      <bdi className="line-clamp-5 whitespace-pre-line">{lead.message}</bdi>
      <LeadInsight lead={lead} />
      <LeadNote lead={lead} />
      <ConversationLink lead={lead} />
    </td>
    <td>
      <div className="flex items-start justify-between gap-1">
        <div>
          <Badge>{leadSourceWords(lead.source)}</Badge>
          <time dateTime={lead.createdAt} className="mt-1.5 block text-quiet text-sm">
            {formatWhen(lead.createdAt)}
          </time>
        </div>
        <div className="-m-2.5">
          <DeleteLead lead={lead} />
        </div>
      </div>
    </td>
  </tr>
))
