import { memo } from 'react'
import type { Lead } from '../../../contract/leads'
import { Badge } from '../../components/Badge'
import { Table } from '../../components/Table'
import { SelectLead } from './bulk/SelectLead'
import type { Selection } from './bulk/useSelection'
import { ConversationLink } from './ConversationLink'
import { EmailLink, PhoneLink } from './contact'
import { LeadInsight } from './insight/LeadInsight'
import { LeadLink } from './LeadLink'
import { LeadNote } from './LeadNote'
import { LeadStatusSelect } from './LeadStatusSelect'
import { LeadWhen } from './LeadWhen'
import { LeadWorth } from './LeadWorth'
import { leadSourceWords } from './words'

const quietHead = 'text-quiet text-sm'

export function LeadTable({ leads, selection }: { leads: Lead[]; selection: Selection }) {
  const areAll = leads.every(({ id }) => selection.ids.has(id))
  const selectAll = (
    <label className="flex items-center gap-3">
      <input
        type="checkbox"
        aria-label="Select all shown"
        checked={areAll}
        onChange={() => selection.selectAll(areAll ? [] : leads.map(({ id }) => id))}
        className="size-5 accent-brand"
      />
      Name
    </label>
  )
  // The message column takes the remaining width.
  const columns = [
    { key: 'name', head: selectAll, className: `${quietHead} w-52` },
    { key: 'contact', head: 'Email and phone', className: `${quietHead} w-62` },
    { key: 'message', head: 'Message', className: quietHead },
    { key: 'origin', head: 'Source and date', className: `${quietHead} w-48` },
  ]
  return (
    <Table caption="Leads, newest first" columns={columns}>
      {leads.map((lead) => (
        <LeadRow key={lead.id} lead={lead} isSelected={selection.ids.has(lead.id)} onSelect={selection.select} />
      ))}
    </Table>
  )
}

/** Memoized, because a list may have a thousand leads. */
const LeadRow = memo(
  ({ lead, isSelected, onSelect }: { lead: Lead; isSelected: boolean; onSelect: Selection['select'] }) => (
    <tr className="align-top *:wrap-anywhere *:px-4 *:py-4">
      <th scope="row" className="font-semibold">
        <div className="flex items-start">
          <div className="-mt-2.5 -ml-3">
            <SelectLead lead={lead} isSelected={isSelected} onSelect={onSelect} />
          </div>
          <div className="min-w-0">
            <div className="mb-2 line-clamp-3">
              <LeadLink lead={lead} />
            </div>
            <LeadStatusSelect lead={lead} /> <LeadWorth lead={lead} />
          </div>
        </div>
      </th>
      <td>
        <EmailLink lead={lead} />
        <br />
        <PhoneLink lead={lead} />
      </td>
      <td>
        <bdi className="line-clamp-5 whitespace-pre-line">{lead.message}</bdi>
        <LeadInsight lead={lead} />
        <LeadNote note={lead.note} />
        <ConversationLink lead={lead} />
      </td>
      <td>
        <Badge>{leadSourceWords(lead.source)}</Badge>
        <LeadWhen lead={lead} className="mt-1.5 block text-quiet text-sm" />
      </td>
    </tr>
  ),
)
