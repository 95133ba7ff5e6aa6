import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FAQ_QUESTION_MAX } from '../../../contract/businesses'
import { answerEmailQuery } from '../../api/curation'
import { FaqForm } from '../settings/knowledge/FaqForm'
import { TellChoice } from './TellChoice'
import { useQuestionChanges } from './useQuestionChanges'

type Props = { businessId: string; id: string; question: string; onCancel: () => void }

/** The answer to an open question, and whether those who asked are mailed it. */
export function AnswerForm({ businessId, id, question, onCancel }: Props) {
  const { answer } = useQuestionChanges(businessId)
  const { data: email } = useQuery(answerEmailQuery(businessId, id))
  const [isTold, setIsTold] = useState(true)
  return (
    <FaqForm
      faq={{ question: question.slice(0, FAQ_QUESTION_MAX), answer: '' }}
      submitLabel="Save answer"
      // Nobody is mailed without having been shown to the owner.
      onSave={(values) => answer.mutateAsync({ id, ...values, tell: isTold && email !== undefined })}
      onCancel={onCancel}
    >
      {(written) => email && <TellChoice email={email} answer={written} isTold={isTold} onChange={setIsTold} />}
    </FaqForm>
  )
}
