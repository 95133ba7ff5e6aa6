import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { answerByLink, answerLinkQuery } from '../api/curation'
import { ErrorState } from '../components/ErrorState'
import { SkeletonList } from '../components/Skeleton'
import { ApiError } from '../lib/api'
import { toastError } from '../lib/toastError'
import { useSubmission } from '../lib/useSubmission'
import { DeadLink } from './account/DeadLink'
import { Answered } from './answer/Answered'
import { AnswerForm } from './answer/AnswerForm'
import { PlainPage } from './PlainPage'

const isDead = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 409)

/** The page of the mailed link about a question: answer it without signing in. Opening it uses nothing up. */
export function AnswerQuestion() {
  const token = useSearchParams()[0].get('token') ?? ''
  const asked = useQuery(answerLinkQuery(token))
  const answer = useSubmission({
    mutationFn: (said: { answer: string; tell: boolean }) => answerByLink({ token, ...said }),
    onError: (error) => toastError(error, 'Your answer wasn’t saved, but it’s still here. Please try again.'),
  })
  if (answer.isSuccess) return <Answered {...answer.data} />
  if (!token || isDead(asked.error) || isDead(answer.error)) {
    return (
      <DeadLink
        title="This link doesn’t work anymore"
        action={{ label: 'See open questions', href: '/admin-direct/answers' }}
      >
        The question has already been answered, or the link is more than two weeks old.
      </DeadLink>
    )
  }
  return (
    <PlainPage>
      {asked.isPending && <SkeletonList label="Loading the question…" rows={2} />}
      {asked.isError && <ErrorState error={asked.error} what="the question" onRetry={() => asked.refetch()} />}
      {asked.isSuccess && <AnswerForm asked={asked.data} isSaving={answer.isPending} onSave={answer.submit} />}
    </PlainPage>
  )
}
