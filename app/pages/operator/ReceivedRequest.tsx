import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { PLANS } from '../../../contract/plans'
import type { ReceivedSupportRequest } from '../../../contract/support'
import { answerSupportRequest } from '../../api/support'
import { Badge } from '../../components/Badge'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { TextArea } from '../../components/TextArea'
import { TextLink } from '../../components/TextLink'
import { formatDateTime } from '../../lib/dates'
import { toastError } from '../../lib/toastError'
import { toast } from '../../lib/toasts'
import { useSubmission } from '../../lib/useSubmission'

export function ReceivedRequest({ request }: { request: ReceivedSupportRequest }) {
  const { id, subject, message, email, planType, isPriority, createdAt, answeredAt, answer } = request
  return (
    <Card id={id}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="wrap-anywhere min-w-0 font-semibold text-lg">{subject}</h2>
        {isPriority && <Badge tone="brass">Priority</Badge>}
      </div>
      <p className="wrap-anywhere text-quiet text-sm">
        <TextLink href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}>{email}</TextLink>
        {`, ${planType ? PLANS[planType].name : 'no plan'}, ${formatDateTime(createdAt)}`}
      </p>
      <p className="wrap-anywhere mt-4 whitespace-pre-line">{message}</p>
      {answeredAt ? (
        <div className="mt-4 border-line border-t pt-4">
          <p className="text-quiet text-sm">Answered {formatDateTime(answeredAt)}</p>
          {answer && <p className="wrap-anywhere mt-1 whitespace-pre-line">{answer}</p>}
        </div>
      ) : (
        <AnswerForm request={request} />
      )}
    </Card>
  )
}

function AnswerForm({ request: { id, answeredWithin } }: { request: ReceivedSupportRequest }) {
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const answer = useSubmission({
    mutationFn: (written: string | undefined) => answerSupportRequest(id, written),
    onSuccess: () => {
      toast({ title: 'Answered' })
      return queries.invalidateQueries({ queryKey: ['received'] })
    },
    onError: (error) => toastError(error, 'Your answer wasn’t sent.'),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) answer.submit(text)
  }
  return (
    <form className="mt-4 grid gap-3" onSubmit={submit}>
      <TextArea
        label="Answer"
        hint={`It’s emailed to them. Promised within ${answeredWithin}.`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={answer.isPending || !text.trim()}>
          {answer.isPending ? 'Sending…' : 'Send answer'}
        </Button>
        <Button variant="secondary" disabled={answer.isPending} onClick={() => answer.submit(undefined)}>
          I answered elsewhere
        </Button>
      </div>
    </form>
  )
}
