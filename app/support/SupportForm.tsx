import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type SupportRequestBody, supportRequestBody } from '../../contract/support'
import { askSupport, myRequestsQuery } from '../api/support'
import { Button } from '../components/Button'
import { Notice } from '../components/Notice'
import { TextArea } from '../components/TextArea'
import { TextField } from '../components/TextField'
import { TextLink } from '../components/TextLink'
import { ApiError } from '../lib/api'
import { errorText } from '../lib/errorText'
import { showFieldErrors } from '../lib/fieldErrors'
import { useSubmission } from '../lib/useSubmission'
import { keepDraft, keptDraft, NO_DRAFT } from './draft'

export function SupportForm() {
  const queries = useQueryClient()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const form = useForm({ resolver: zodResolver(supportRequestBody), defaultValues: keptDraft() })
  useEffect(() => () => keepDraft(form.getValues()), [form])
  const { errors } = form.formState
  const ask = useSubmission({
    mutationFn: (body: SupportRequestBody) => askSupport(body, key),
    onSuccess: () => {
      setKey(crypto.randomUUID())
      form.reset(NO_DRAFT)
      return queries.invalidateQueries({ queryKey: myRequestsQuery.queryKey })
    },
    onError: (error) => showFieldErrors(form, ['subject', 'message'], error),
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(ask.submit)}>
      <TextField label="Subject" autoComplete="off" error={errors.subject?.message} {...form.register('subject')} />
      <TextArea
        label="Message"
        hint="Your site’s address helps us take a look right away."
        error={errors.message?.message}
        {...form.register('message')}
      />
      {ask.isError && (
        <div role="alert">
          <Notice tone="danger">
            <NotSent error={ask.error} />
          </Notice>
        </div>
      )}
      {ask.isSuccess && (
        <div role="status">
          <Notice tone="done">Sent. You’ll see below when it’s answered.</Notice>
        </div>
      )}
      <Button type="submit" disabled={ask.isPending}>
        {ask.isPending ? 'Sending…' : 'Send to support'}
      </Button>
    </form>
  )
}

function NotSent({ error }: { error: Error }) {
  if (!(error instanceof ApiError && error.status === 401)) {
    return errorText(error, 'Your message wasn’t sent. It’s still here. Please try again.')
  }
  return (
    <>
      You were logged out. What you wrote is still here:{' '}
      <TextLink href="/login" target="_blank">
        log in again in a new tab
      </TextLink>
      , come back and send it again.
    </>
  )
}
