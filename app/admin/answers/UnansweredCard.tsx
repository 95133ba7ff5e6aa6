import { ThumbsDown } from 'lucide-react'
import { useState } from 'react'
import type { UnansweredQuestion } from '../../../contract/curation'
import { Badge } from '../../components/Badge'
import { Button } from '../../components/Button'
import { TextLink } from '../../components/TextLink'
import { formatDay } from '../../lib/dates'
import { useFrame } from '../frame'
import { AnswerForm } from './AnswerForm'
import { useQuestionChanges } from './useQuestionChanges'

type Props = { businessId: string; question: UnansweredQuestion }

export function UnansweredCard({ businessId, question: { id, question, ...asked } }: Props) {
  const { dismiss } = useQuestionChanges(businessId)
  const frame = useFrame()
  const [isAnswering, setIsAnswering] = useState(false)
  return (
    <li className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet text-sm">
        {asked.count > 1 && <Badge tone="brass">Asked {asked.count.toLocaleString()} times</Badge>}
        {asked.reasons.includes('rated') && (
          <Badge>
            <ThumbsDown className="size-4" aria-hidden />
            Reply didn’t help
          </Badge>
        )}
        <time dateTime={asked.lastAskedAt}>{formatDay(asked.lastAskedAt)}</time>
        {asked.conversationId && (
          <TextLink to={`${frame}/conversations/${asked.conversationId}`}>Read the conversation</TextLink>
        )}
      </div>
      <h2 className="wrap-anywhere mt-1.5 line-clamp-6 whitespace-pre-line font-semibold text-lg leading-snug">
        <bdi>{question}</bdi>
      </h2>
      {asked.alsoAsked.length > 0 && (
        <p className="wrap-anywhere mt-1 text-quiet">
          Also: <bdi>{asked.alsoAsked.map((wording) => `“${wording}”`).join(', ')}</bdi>
        </p>
      )}
      {isAnswering ? (
        <div className="mt-4">
          <AnswerForm businessId={businessId} id={id} question={question} onCancel={() => setIsAnswering(false)} />
        </div>
      ) : (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Button onClick={() => setIsAnswering(true)}>Answer</Button>
          <Button variant="quiet" disabled={dismiss.isPending} onClick={() => dismiss.mutate(id)}>
            No answer needed
          </Button>
        </div>
      )}
    </li>
  )
}
