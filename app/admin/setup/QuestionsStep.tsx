import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sourcesQuery } from '../../api/knowledge'
import { Button } from '../../components/Button'
import { AskedQuestion } from './AskedQuestion'
import { isAwaited } from './isReading'
import { StepFrame } from './StepFrame'

type Props = {
  businessId: string
  questions: string[]
  checked: number[]
  /** `isLast`: there is none left, so that the code is next. */
  onChecked: (at: number, isLast: boolean) => void
  onNext: () => void
}

/** What people of this trade are asked most, one after the other, answered as a visitor would have it answered. */
export function QuestionsStep({ businessId, questions, checked, onChecked, onNext }: Props) {
  const [isFurther, setIsFurther] = useState(false)
  const { data: sources } = useQuery(sourcesQuery(businessId))
  const isWaiting = isAwaited(sources)
  const at = questions.findIndex((_, place) => !checked.includes(place))
  const question = questions[at]
  const left = questions.length - checked.length
  return (
    <StepFrame
      step="questions"
      title={question ? 'What people will ask' : 'That’s all five'}
      hint={
        question
          ? `Your front desk answers from what it has read and what you told it. ${left === 1 ? 'One more.' : `${left} to go.`}`
          : 'Your front desk is ready. Put it on your site.'
      }
      onSkip={onNext}
      skipLabel={question ? 'Skip the rest' : 'Skip'}
      main={
        question ? undefined : (
          <Button size="large" className="grow" onClick={onNext}>
            Put it on my site
          </Button>
        )
      }
    >
      {question && isWaiting && (
        <p role="status" className="text-quiet">
          We’re still reading your site. The first question comes right after.
        </p>
      )}
      {question && !isWaiting && (
        <AskedQuestion
          key={question}
          businessId={businessId}
          question={question}
          takesFocus={isFurther}
          onDecided={() => {
            setIsFurther(true)
            onChecked(at, left === 1)
          }}
        />
      )}
    </StepFrame>
  )
}
