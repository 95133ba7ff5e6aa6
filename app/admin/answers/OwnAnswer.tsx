import { FAQ_QUESTION_MAX } from '../../../contract/businesses'
import { toast } from '../../lib/toasts'
import { FaqForm } from '../settings/knowledge/FaqForm'
import { useFaqChanges } from '../settings/knowledge/useFaqChanges'

type Props = { businessId: string; question: string; onClose: () => void }

/** A form for the owner's own answer to the question asked. */
export function OwnAnswer({ businessId, question, onClose }: Props) {
  const { add } = useFaqChanges(businessId)
  return (
    <FaqForm
      faq={{ question: question.slice(0, FAQ_QUESTION_MAX), answer: '' }}
      submitLabel="Save answer"
      onSave={async (values) => {
        await add.mutateAsync(values)
        onClose()
        toast({ title: 'Answer saved', description: 'Your chat will use it within a minute.' })
      }}
      onCancel={onClose}
    />
  )
}
