import type { Analytics } from '../../../contract/analytics'
import { Card } from '../../components/Card'
import { BarRows } from './BarRows'

export function AnsweredCard({ totals }: { totals: Analytics['totals'] }) {
  const { conversations, byBot, byPerson, unanswered, upset } = totals
  if (conversations === 0) return null
  return (
    <Card>
      <h2 className="mb-3 font-semibold text-lg">Who answered</h2>
      <BarRows
        caption="Who answered"
        countHeading="Conversations"
        of={conversations}
        rows={[
          { key: 'bot', name: 'Your front desk on its own', count: byBot },
          { key: 'person', name: 'You or your team', count: byPerson },
          { key: 'unanswered', name: 'Something went unanswered', count: unanswered },
        ]}
      />
      {upset > 0 && (
        <p className="mt-3 text-quiet text-sm">
          {upset === 1 ? '1 person was upset.' : `${upset.toLocaleString()} people were upset.`}
        </p>
      )}
    </Card>
  )
}

export function FirstReplyCard({ firstReply }: { firstReply: Analytics['firstReply'] }) {
  const { replies, within1, within5, within15, within60 } = firstReply
  if (replies === 0) return null
  return (
    <Card>
      <h2 className="mb-3 font-semibold text-lg">How fast a person replied</h2>
      <BarRows
        caption="How fast a person replied"
        countHeading="Conversations"
        of={replies}
        rows={[
          { key: '1', name: 'Within a minute', count: within1 },
          { key: '5', name: 'Up to 5 minutes', count: within5 - within1 },
          { key: '15', name: 'Up to 15 minutes', count: within15 - within5 },
          { key: '60', name: 'Up to an hour', count: within60 - within15 },
          { key: 'more', name: 'Later', count: replies - within60 },
        ]}
      />
    </Card>
  )
}
