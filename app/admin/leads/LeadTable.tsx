import type { Lead } from '../../../contract/leads'
import { Badge } from '../../components/Badge'
import { formatClock, formatDate } from '../../lib/dates'
import { EmailLink, PhoneLink } from './contact'

const COLUMNS = ['Name', 'Email and phone', 'Message', 'Source', 'Date']

export function LeadTable({ leads }: { leads: Lead[] }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full table-fixed text-left">
        <thead className="border-line border-b text-quiet text-sm">
          <tr className="*:w-1/4 *:px-4 *:py-3 *:font-semibold *:first:w-1/5 *:nth-2:w-[30%] *:nth-4:w-28 *:last:w-34">
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {leads.map((lead) => (
            <tr key={lead.id} className="align-top *:wrap-anywhere *:px-4 *:py-4">
              <th scope="row" className="font-semibold">
                <bdi>{lead.name}</bdi>
              </th>
              <td>
                <EmailLink lead={lead} />
                <br />
                <PhoneLink lead={lead} />
              </td>
              <td>
                <bdi className="line-clamp-5">{lead.message}</bdi>
              </td>
              <td>
                <Badge>{lead.source}</Badge>
              </td>
              <td className="text-quiet">
                <time dateTime={lead.createdAt}>
                  {formatDate(lead.createdAt)}
                  <br />
                  {formatClock(lead.createdAt)}
                </time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
