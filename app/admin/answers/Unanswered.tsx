import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { unansweredQuery } from '../../api/curation'
import { EmptyState } from '../../components/EmptyState'
import { ErrorState } from '../../components/ErrorState'
import { LoadMore } from '../../components/LoadMore'
import { SkeletonList } from '../../components/Skeleton'
import { UnansweredCard } from './UnansweredCard'

/** Questions without an answer, or with a bad one. */
export function Unanswered({ businessId }: { businessId: string }) {
  const list = useInfiniteQuery(unansweredQuery(businessId))
  if (list.isPending) return <SkeletonList label="Loading questions…" />
  if (list.isError) return <ErrorState error={list.error} what="the questions" onRetry={() => list.refetch()} />
  const questions = list.data.pages.flatMap(({ items }) => items)
  if (questions.length === 0) {
    return (
      <EmptyState icon={MessageCircleQuestion} title="Nothing’s waiting for your answer">
        When someone asks something your front desk doesn’t know, or gives a reply a thumbs-down, the question lands
        here. Answer it once, and the next person gets your answer.
      </EmptyState>
    )
  }
  const total = list.data.pages[0]?.total ?? questions.length
  return (
    <>
      <p className="mb-4">
        {total === 1 ? 'One question is waiting' : `${total.toLocaleString()} questions are waiting`} for your answer.
        The next person who asks gets the answer you write.
      </p>
      <ul className="grid gap-3">
        {questions.map((question) => (
          <UnansweredCard key={question.id} businessId={businessId} question={question} />
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  )
}
