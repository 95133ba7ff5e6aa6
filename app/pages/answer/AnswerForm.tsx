import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type AnswerLinkView, answerRequest } from '../../../contract/curation'
import { TellChoice } from '../../admin/answers/TellChoice'
import { Button } from '../../components/Button'
import { PageHeading } from '../../components/PageHeading'
import { TextArea } from '../../components/TextArea'

type Props = { asked: AnswerLinkView; isSaving: boolean; onSave: (said: { answer: string; tell: boolean }) => void }

export function AnswerForm({ asked: { businessName, question, count, reply, email }, isSaving, onSave }: Props) {
  const form = useForm({ resolver: zodResolver(answerRequest), defaultValues: { answer: '' } })
  const [tell, setTell] = useState(true)
  return (
    <>
      <p className="wrap-anywhere text-quiet">
        {count > 1 ? `${count} people asked ${businessName}` : `Someone asked ${businessName}`}
      </p>
      <PageHeading title="Answer a question" className="wrap-anywhere mt-1">
        <bdi>{question}</bdi>
      </PageHeading>
      <p className="mt-5 text-quiet text-sm">Your front desk said:</p>
      <p className="wrap-anywhere mt-1 whitespace-pre-line rounded-card rounded-tl-sm bg-sunken px-4 py-3 text-quiet">
        {reply}
      </p>
      <form noValidate className="mt-6" onSubmit={form.handleSubmit(({ answer }) => onSave({ answer, tell }))}>
        <TextArea
          label="Your answer"
          rows={5}
          hint="Write it the way you’d say it out loud. The next person who asks gets your answer."
          error={form.formState.errors.answer?.message}
          {...form.register('answer')}
        />
        <div className="mt-4">
          <TellChoice email={email} answer={form.watch('answer')} isTold={tell} onChange={setTell} />
        </div>
        <Button type="submit" size="large" className="mt-4 w-full" disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save answer'}
        </Button>
      </form>
    </>
  )
}
