import { type FormEvent, useState } from 'react'
import { MESSAGE_MAX } from '../../../contract/defaults'
import { askBot } from '../../api/curation'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { TextField } from '../../components/TextField'
import { errorText } from '../../lib/errorText'
import { useSubmission } from '../../lib/useSubmission'
import { AskedReplyCard } from './AskedReplyCard'

/** Lets the owner ask the bot as a visitor; nothing is counted. */
export function AskBot({ businessId }: { businessId: string }) {
  const [question, setQuestion] = useState('')
  const ask = useSubmission({ mutationFn: (text: string) => askBot(businessId, text) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (question.trim()) ask.submit(question.trim())
  }
  return (
    <div className="grid max-w-3xl gap-6">
      <Card>
        <form onSubmit={submit}>
          <TextField
            label="Your question"
            hint="Ask the way your customers do. You’ll get the reply they’d get, though bookings work only in the chat itself. Asking here doesn’t count as a conversation."
            placeholder="Do you work on weekends?"
            value={question}
            maxLength={MESSAGE_MAX}
            enterKeyHint="send"
            onChange={(event) => setQuestion(event.target.value)}
          />
          <Button type="submit" className="mt-4 w-full sm:w-auto" disabled={ask.isPending || !question.trim()}>
            {ask.isPending ? 'Asking…' : 'Ask'}
          </Button>
        </form>
      </Card>
      <div aria-live="polite">
        {ask.isError && (
          <p className="font-medium text-danger-ink">{errorText(ask.error, 'There was no reply. Try again.')}</p>
        )}
        {ask.isSuccess && (
          <AskedReplyCard key={ask.submittedAt} businessId={businessId} question={ask.variables} reply={ask.data} />
        )}
      </div>
    </div>
  )
}
