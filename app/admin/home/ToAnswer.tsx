import { lazy, Suspense, useState } from 'react'
import type { HomeQuestion } from '../../../contract/home'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { Link } from '../../components/Link'
import { Skeleton } from '../../components/Skeleton'
import { answersAddress } from '../answers/parts'
import { useFrame } from '../frame'
import { useOwner } from '../owner'
import { countWords } from './countWords'

// Forms are heavy, and most visits answer nothing.
const AnswerForm = lazy(async () => ({ default: (await import('../answers/AnswerForm')).AnswerForm }))

/** The question asked last that the front desk couldn't answer, and a form for its answer. */
export function ToAnswer({ open, first: { id, question, count } }: { open: number; first: HomeQuestion }) {
  const { business } = useOwner()
  const frame = useFrame()
  const [answering, setAnswering] = useState<string>()
  return (
    <Card className="min-w-0">
      <h2 className="font-semibold text-lg">
        {countWords(open)} {open === 1 ? 'question' : 'questions'} to answer
      </h2>
      <p className="wrap-anywhere mt-2 line-clamp-3">
        <bdi>“{question}”</bdi>
        {count > 1 && <span className="text-quiet"> Asked {count.toLocaleString()} times.</span>}
      </p>
      {answering === id ? (
        <div className="mt-3">
          <Suspense fallback={<Skeleton className="h-64 w-full" />}>
            <AnswerForm
              key={id}
              businessId={business.id}
              id={id}
              question={question}
              onCancel={() => setAnswering(undefined)}
            />
          </Suspense>
        </div>
      ) : (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Button variant="secondary" onClick={() => setAnswering(id)}>
            Answer
          </Button>
          {open > 1 && (
            <Button asChild variant="quiet">
              <Link to={answersAddress(frame, 'open')}>See all</Link>
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
