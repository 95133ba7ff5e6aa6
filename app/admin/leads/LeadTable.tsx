import { memo } from 'react'
import type { Lead } from '../../../contract/leads'
import { Badge } from '../../components/Badge'
import { formatClock, formatDate } from '../../lib/dates'
import { ConversationLink } from './ConversationLink'
import { EmailLink, PhoneLink } from './contact'
import { DeleteLead } from './DeleteLead'
import { LeadNote } from './LeadNote'
import { LeadStatusSelect } from './LeadStatusSelect'
import { sourceWords } from './words'

const COLUMNS = ['Name', 'Email and phone', 'Message', 'Source', 'Date']

export function LeadTable({ leads }: { leads: Lead[] }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full table-fixed text-left">
        <thead className="border-line border-b text-quiet text-sm">
          <tr className="*:w-40 *:px-4 *:py-3 *:font-semibold *:nth-2:w-52 *:nth-3:w-auto *:last:w-42">
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Drawn anew when its own lead changes: a list may hold a thousand. */
const LeadRow = memo(({ lead }: { lead: Lead }) => (
  <tr className="align-top *:wrap-anywhere *:px-4 *:py-4">
    <th scope="row" className="font-semibold">
      <bdi className="mb-2 line-clamp-3">{lead.name}</bdi>
      <LeadStatusSelect lead={lead} />
    </th>
    <td>
      <EmailLink lead={lead} />
      <br />
      <PhoneLink lead={lead} />
    </td>
    <td>
      <bdi className="line-clamp-5">{lead.message}</bdi>
      <LeadNote lead={lead} />
      <ConversationLink lead={lead} />
    </td>
    <td>
      <Badge>{sourceWords(lead.source)}</Badge>
    </td>
    <td>
      <div className="flex items-start justify-between gap-1">
        <time dateTime={lead.createdAt} className="whitespace-nowrap text-quiet">
          {formatDate(lead.createdAt)}
          <br />
          {formatClock(lead.createdAt)}
        </time>
        <div className="-m-2.5">
          <DeleteLead lead={lead} />
        </div>
      </div>
    </td>
  </tr>
))
