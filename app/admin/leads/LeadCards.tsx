import { Phone } from 'lucide-react'
import type { Lead } from '../../../contract/leads'
import { Badge } from '../../components/Badge'
import { Button } from '../../components/Button'
import { formatDateTime } from '../../lib/dates'
import { EmailLink, PhoneLink, telLink } from './contact'

export function LeadCards({ leads }: { leads: Lead[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {leads.map((lead) => (
        <li key={lead.id} className="min-w-0 rounded-card border border-line bg-surface p-5">
          <div className="flex items-start justify-between gap-3">
            <h2 className="wrap-anywhere font-semibold text-lg leading-tight">
              <bdi>{lead.name}</bdi>
            </h2>
            <Badge>{lead.source}</Badge>
          </div>
          <p className="text-quiet text-sm">
            <time dateTime={lead.createdAt}>{formatDateTime(lead.createdAt)}</time>
          </p>
          {lead.message && (
            <p className="wrap-anywhere mt-3">
              <bdi className="line-clamp-6">{lead.message}</bdi>
            </p>
          )}
          <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            <dt className="text-quiet">Email</dt>
            <dd className="wrap-anywhere min-w-0">
              <EmailLink lead={lead} />
            </dd>
            <dt className="text-quiet">Phone</dt>
            <dd>
              <PhoneLink lead={lead} />
            </dd>
          </dl>
          {lead.phone && (
            <Button asChild className="mt-4 w-full">
              <a href={telLink(lead.phone)}>
                <Phone className="size-5" aria-hidden />
                <span className="truncate">
                  Call <bdi>{lead.name}</bdi>
                </span>
              </a>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
