import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { EVENT_NAMES, WEBHOOK_EVENTS, type WebhookEvent, webhookRequest } from '../../../contract/webhooks'
import { addWebhook, webhooksQuery } from '../../api/integrations'
import { Button } from '../../components/Button'
import { CheckField } from '../../components/CheckField'
import { TextField } from '../../components/TextField'
import { showFieldErrors } from '../../lib/fieldErrors'
import { toastError } from '../../lib/toastError'
import { useSubmission } from '../../lib/useSubmission'

const FIRST: { url: string; events: WebhookEvent[] } = { url: '', events: ['lead.created'] }

export function NewWebhook({ onMade, onCancel }: { onMade: (secret: string) => void; onCancel: () => void }) {
  const queries = useQueryClient()
  const form = useForm({ resolver: zodResolver(webhookRequest), defaultValues: FIRST })
  const { errors } = form.formState
  const add = useSubmission({
    mutationFn: addWebhook,
    onSuccess: ({ secret }) => {
      onMade(secret)
      return queries.invalidateQueries({ queryKey: webhooksQuery.queryKey })
    },
    onError: (error) => {
      showFieldErrors(form, ['url', 'events'], error)
      toastError(error, 'The webhook wasn’t added. Please try again.')
    },
  })
  return (
    <form noValidate className="grid gap-4 rounded-control bg-sunken p-4" onSubmit={form.handleSubmit(add.submit)}>
      <TextField
        label="Address to call"
        autoFocus
        inputMode="url"
        placeholder="https://example.com/hooks"
        error={errors.url?.message}
        {...form.register('url')}
      />
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-semibold">When to call it</legend>
        {EVENT_NAMES.map((event) => (
          <CheckField
            key={event}
            label={WEBHOOK_EVENTS[event]}
            hint={<code>{event}</code>}
            value={event}
            {...form.register('events')}
          />
        ))}
        {errors.events && (
          <p role="alert" className="text-danger-ink text-sm">
            {errors.events.message}
          </p>
        )}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={add.isPending}>
          {add.isPending ? 'Adding…' : 'Add the webhook'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
