import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Faq } from '../../../../contract/businesses'
import { Button } from '../../../components/Button'
import { toastError } from '../../../lib/toastError'
import { toast } from '../../../lib/toasts'
import { FaqForm } from './FaqForm'
import { useFaqChanges } from './useFaqChanges'

export function FaqItem({ businessId, faq }: { businessId: string; faq: Faq }) {
  const { add, change, remove } = useFaqChanges(businessId)
  const [isEditing, setIsEditing] = useState(false)
  const removeIt = () =>
    remove.mutateAsync(faq).then(
      () =>
        toast({
          title: 'Question deleted',
          description: faq.question,
          action: { label: 'Undo', run: () => add.mutate({ question: faq.question, answer: faq.answer }) },
        }),
      (error: unknown) => toastError(error, 'The question wasn’t deleted. Try again.'),
    )

  if (isEditing) {
    return (
      <li className="py-3">
        <FaqForm
          faq={faq}
          submitLabel="Save answer"
          onSave={async (values) => {
            await change.mutateAsync({ ...values, id: faq.id })
            setIsEditing(false)
          }}
          onCancel={() => setIsEditing(false)}
        />
      </li>
    )
  }
  return (
    <li className="flex items-start gap-1 py-3">
      <div className="min-w-0 grow">
        <p className="wrap-anywhere font-semibold">{faq.question}</p>
        <p className="wrap-anywhere whitespace-pre-line text-quiet">{faq.answer}</p>
      </div>
      <Button variant="quiet" size="icon" aria-label={`Edit: ${faq.question}`} onClick={() => setIsEditing(true)}>
        <Pencil className="size-4" aria-hidden />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Delete: ${faq.question}`}
        disabled={remove.isPending}
        onClick={removeIt}
      >
        <Trash2 className="size-4" aria-hidden />
      </Button>
    </li>
  )
}
