import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askBot } from '../../api/curation'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { ErrorState } from '../../components/ErrorState'
import { SkeletonList } from '../../components/Skeleton'
import { useQuestionChanges } from '../answers/useQuestionChanges'
import { SayItLikeThis } from './SayItLikeThis'

type Props = {
  businessId: string
  question: string
  /** After another question, whose buttons are gone. */
  takesFocus: boolean
  onDecided: () => void
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** The reply that a visitor would get now, and what the owner makes of it. */
export function AskedQuestion({ businessId, question, takesFocus, onDecided }: Props) {
  const [isSaying, setIsSaying] = useState(false)
  const { later } = useQuestionChanges(businessId)
  const asked = useQuery({
    queryKey: ['setup-asked', businessId, question],
    queryFn: () => askBot(businessId, question, true),
    gcTime: 0,
  })
  if (asked.isPending) return <SkeletonList label="Asking your front desk…" rows={1} />
  if (asked.isError) return <ErrorState error={asked.error} what="the answer" onRetry={() => asked.refetch()} />
  const { content, known, places = [] } = asked.data
  const other = (
    <Button
      variant="quiet"
      disabled={later.isPending}
      onClick={known ? () => setIsSaying(false) : () => later.mutate(question, { onSuccess: onDecided })}
    >
      {known ? 'Cancel' : 'Answer it later'}
    </Button>
  )
  return (
    <Card>
      <h2 ref={takesFocus ? focus : null} tabIndex={-1} className="wrap-anywhere font-semibold">
        {question}
      </h2>
      {known ? (
        <p className="wrap-anywhere mt-3 whitespace-pre-line rounded-card rounded-tl-sm bg-brand-tint px-4 py-3">
          {content}
        </p>
      ) : (
        <p className="mt-3">
          {places.length > 0
            ? 'This is the closest we found. Is it your answer? Use it, or write your own.'
            : 'We couldn’t find this. What should your front desk say?'}
        </p>
      )}
      {!known || isSaying ? (
        <SayItLikeThis
          businessId={businessId}
          question={question}
          answer={known ? content : ''}
          close={known ? [] : places.map(({ text }) => text)}
          onSaved={onDecided}
          other={other}
        />
      ) : (
        <div className="mt-5 grid gap-2">
          <Button size="large" onClick={onDecided}>
            That’s right
          </Button>
          <Button variant="secondary" onClick={() => setIsSaying(true)}>
            Say it differently
          </Button>
        </div>
      )}
    </Card>
  )
}
