import { CircleCheck } from 'lucide-react'
import type { QuestionAnswered } from '../../../contract/curation'
import { toldWords } from '../../admin/answers/toldWords'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { PageHeading } from '../../components/PageHeading'
import { PlainPage } from '../PlainPage'

export function Answered({ faq, ...answered }: QuestionAnswered) {
  return (
    <PlainPage>
      <CircleCheck className="mb-3 size-8 text-done" aria-hidden />
      <PageHeading title="Your answer is saved">Your answer is saved</PageHeading>
      <p className="mt-3" role="status">
        {toldWords(answered)}
      </p>
      <Card className="mt-6">
        <p className="wrap-anywhere font-semibold">
          <bdi>{faq.question}</bdi>
        </p>
        <p className="wrap-anywhere mt-2 whitespace-pre-line">{faq.answer}</p>
      </Card>
      <Button asChild variant="secondary" className="mt-6">
        {answered.waits ? (
          <a href="/admin-direct/answers?part=changes">See what would change</a>
        ) : (
          <a href="/admin-direct/answers">See other open questions</a>
        )}
      </Button>
    </PlainPage>
  )
}
