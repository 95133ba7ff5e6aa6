import type { Lead } from '../../../contract/leads'
import { Badge } from '../../components/Badge'
import { formatDateTime } from '../../lib/dates'
import { EmailLink, PhoneLink } from './contact'

export function LeadTable({ leads }: { leads: Lead[] }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full text-left">
        <thead className="border-line border-b text-quiet text-sm">
          <tr>
            {['Name', 'Email', 'Phone', 'Message', 'Source', 'Date'].map((column) => (
              <th key={column} scope="col" className="px-4 py-3 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {leads.map((lead) => (
            <tr key={lead.id} className="align-top">
              <th scope="row" className="wrap-anywhere min-w-32 max-w-48 px-4 py-4 font-semibold">
                <bdi>{lead.name}</bdi>
              </th>
              <td className="wrap-anywhere min-w-52 px-4 py-4">
                <EmailLink lead={lead} />
              </td>
              <td className="px-4 py-4">
                <PhoneLink lead={lead} />
              </td>
              <td className="wrap-anywhere min-w-48 px-4 py-4">
                <bdi className="line-clamp-4">{lead.message}</bdi>
              </td>
              <td className="px-4 py-4">
                <Badge>{lead.source}</Badge>
              </td>
              <td className="min-w-32 px-4 py-4 text-quiet">
                <time dateTime={lead.createdAt}>{formatDateTime(lead.createdAt)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
