import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { faqsQuery } from '../../../api/faqs'
import { Button } from '../../../components/Button'
import { Card } from '../../../components/Card'
import { ErrorState } from '../../../components/ErrorState'
import { SkeletonList } from '../../../components/Skeleton'
import { FaqForm } from './FaqForm'
import { FaqItem } from './FaqItem'
import { useFaqChanges } from './useFaqChanges'

export function FaqEditor({ businessId }: { businessId: string }) {
  const faqs = useQuery(faqsQuery(businessId))
  const { add } = useFaqChanges(businessId)
  const [isAdding, setIsAdding] = useState(false)

  return (
    <Card>
      <h2 className="font-semibold text-lg">What people ask</h2>
      <p className="mt-1 text-quiet">
        Your own answers come first. Write them the way you’d say them out loud, prices and hours included.
      </p>
      <div className="mt-4">
        {faqs.isPending && <SkeletonList label="Loading questions…" />}
        {faqs.isError && <ErrorState error={faqs.error} what="your questions" onRetry={() => faqs.refetch()} />}
        {faqs.isSuccess && faqs.data.length > 0 && (
          <ul className="divide-y divide-line border-line border-y">
            {faqs.data.map((faq) => (
              <FaqItem key={faq.id} businessId={businessId} faq={faq} />
            ))}
          </ul>
        )}
      </div>
      {faqs.isSuccess && (
        <div className="mt-4">
          {isAdding ? (
            <FaqForm
              submitLabel="Add question"
              onSave={async (values) => {
                await add.mutateAsync(values)
                setIsAdding(false)
              }}
              onCancel={() => setIsAdding(false)}
            />
          ) : (
            <Button variant="secondary" onClick={() => setIsAdding(true)}>
              <Plus className="size-5" aria-hidden />
              Add a question
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
