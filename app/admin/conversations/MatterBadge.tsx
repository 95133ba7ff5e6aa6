import type { Matter } from '../../../contract/chat'
import { Badge } from '../../components/Badge'

const SHOWN = {
  injury: { words: 'Injury', tone: 'danger' },
  urgent: { words: 'Urgent', tone: 'danger' },
  complaint: { words: 'Complaint', tone: 'brass' },
  refund: { words: 'Refund', tone: 'brass' },
  lost_item: { words: 'Lost item', tone: 'plain' },
  wants_person: { words: 'Wants a person', tone: 'brand' },
} as const satisfies Record<Matter, { words: string; tone: string }>

/** A badge for an urgent matter of a conversation. */
export const MatterBadge = ({ matter }: { matter: Matter }) => (
  <Badge tone={SHOWN[matter].tone}>{SHOWN[matter].words}</Badge>
)
