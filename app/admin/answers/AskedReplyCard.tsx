import { useState } from 'react'
import { FAQ_QUESTION_MAX } from '../../../contract/businesses'
import type { AskedReply } from '../../../contract/curation'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { TextLink } from '../../components/TextLink'
import { PlaceLinks } from '../conversations/PlaceLinks'
import { OwnAnswer } from './OwnAnswer'
import { useSavedChanges } from './useSavedChanges'

const BY = { model: 'Worded by AI', facts: 'Without AI, in your own words', person: 'Written by a person' }

const NO_SOURCE = { known: 'None needed', unknown: 'None: your front desk doesn’t know this' }

type Props = { businessId: string; question: string; reply: AskedReply }

/** A test reply with its sources, and buttons to answer better or to save the question. */
export function AskedReplyCard({ businessId, question, reply }: Props) {
  const { save } = useSavedChanges(businessId)
  const [isAnswering, setIsAnswering] = useState(false)
  const asFaq = question.slice(0, FAQ_QUESTION_MAX)
  const isUnknown = reply.sources.length === 0 && !reply.known
  // A greeting or "I'll pass it on" is of no fact.
  const isOfSomething = reply.answeredBy !== 'facts' || reply.sources.length > 0
  return (
    <Card>
      <p className="wrap-anywhere font-semibold">
        <bdi>{question}</bdi>
      </p>
      <p className="wrap-anywhere mt-3 whitespace-pre-line rounded-card rounded-tl-sm bg-brand-tint px-4 py-3">
        <bdi>{reply.content}</bdi>
      </p>
      <dl className="mt-4 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[max-content_1fr]">
        {!isUnknown && isOfSomething && (
          <>
            <dt className="text-quiet">Reply</dt>
            <dd>{BY[reply.answeredBy]}</dd>
          </>
        )}
        <dt className="text-quiet">Sources</dt>
        <dd className="wrap-anywhere">
          {reply.sources.length === 0
            ? NO_SOURCE[isUnknown ? 'unknown' : 'known']
            : reply.sources.map(({ title, url }, at) => (
                <span key={url ?? title}>
                  {at > 0 && ', '}
                  {url ? (
                    <TextLink href={url} target="_blank" rel="noreferrer">
                      {title}
                    </TextLink>
                  ) : (
                    title
                  )}
                </span>
              ))}
        </dd>
        {reply.places && reply.places.length > 0 && (
          <>
            <dt className="text-quiet">This may help</dt>
            <dd className="wrap-anywhere">
              <PlaceLinks places={reply.places} />
            </dd>
          </>
        )}
        {reply.rule && (
          <>
            <dt className="text-quiet">Changed by</dt>
            <dd>{reply.rule}</dd>
          </>
        )}
      </dl>
      {isAnswering ? (
        <div className="mt-5">
          <OwnAnswer businessId={businessId} question={question} onClose={() => setIsAnswering(false)} />
        </div>
      ) : (
        <div className="mt-5 flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setIsAnswering(true)}>
            Not right? Answer it yourself
          </Button>
          <Button variant="secondary" disabled={save.isPending || save.isSuccess} onClick={() => save.mutate(asFaq)}>
            {save.isSuccess ? 'Saved' : 'Save this question'}
          </Button>
        </div>
      )}
    </Card>
  )
}
