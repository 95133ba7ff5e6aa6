import type { Lead } from '../../../contract/leads'
import { Link } from '../../components/Link'
import { useFrame } from '../frame'
import { leadName } from './words'

/** The lead's name, which opens its page in the same frame. */
export function LeadLink({ lead, className }: { lead: Pick<Lead, 'id' | 'name'>; className?: string }) {
  const frame = useFrame()
  return (
    <Link
      to={`${frame}/leads/${encodeURIComponent(lead.id)}`}
      className={`rounded-control underline decoration-line decoration-2 underline-offset-4 hover:decoration-current ${className ?? ''}`}
    >
      <bdi>{leadName(lead)}</bdi>
    </Link>
  )
}
