import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { CalendarConnection } from '../../../../contract/outsideCalendars'
import { calendarsQuery, connectCalendly } from '../../../api/calendars'
import { Button } from '../../../components/Button'
import { Notice } from '../../../components/Notice'
import { TextField } from '../../../components/TextField'
import { TextLink } from '../../../components/TextLink'
import { errorText } from '../../../lib/errorText'
import { toast } from '../../../lib/toasts'
import { useSubmission } from '../../../lib/useSubmission'
import { CalendarsForm } from './CalendarsForm'
import { Disconnect } from './Disconnect'
import { PlaceCard } from './PlaceCard'

const TOKENS_PAGE = 'https://calendly.com/integrations/api_webhooks'
const tokenForm = z.object({
  token: z.string().check(z.trim(), z.minLength(1, 'Please paste the token from Calendly')),
})

/** Calendly with a token: its free times in the chat, and bookings made there are known here. */
export function CalendlyCard({ businessId, connection }: { businessId: string; connection: CalendarConnection }) {
  const { state, account, reason, calendars } = connection
  return (
    <PlaceCard title="Calendly" state={state}>
      {state === 'broken' && (
        <Notice tone="danger">
          {reason ?? 'Calendly no longer accepts this token.'} Until you reconnect it, the chat shows your booking link.
        </Notice>
      )}
      {state === 'off' && (
        <p className="text-quiet">Your open times from Calendly, right in the chat, with every booking listed here.</p>
      )}
      {state !== 'off' && account && <p className="wrap-anywhere text-quiet">{account}</p>}
      {state !== 'connected' && <TokenForm businessId={businessId} isAgain={state === 'broken'} />}
      {state === 'connected' && calendars.length > 0 && (
        <CalendarsForm businessId={businessId} connection={connection} />
      )}
      {state !== 'off' && (
        <div>
          <Disconnect businessId={businessId} provider="calendly" />
        </div>
      )}
    </PlaceCard>
  )
}

function TokenForm({ businessId, isAgain }: { businessId: string; isAgain: boolean }) {
  const queries = useQueryClient()
  const form = useForm({ resolver: zodResolver(tokenForm), defaultValues: { token: '' } })
  const save = useSubmission({
    mutationFn: ({ token }: { token: string }) => connectCalendly(businessId, token),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: calendarsQuery(businessId).queryKey })
      toast({ title: 'Calendly is connected' })
    },
    onError: (error) =>
      form.setError('token', { message: errorText(error, 'Calendly can’t be reached right now. Please try again.') }),
  })
  return (
    <form noValidate className="grid gap-3" onSubmit={form.handleSubmit(save.submit)}>
      <TextField
        label="Personal access token"
        autoComplete="off"
        spellCheck={false}
        hint={
          <>
            Create one on{' '}
            <TextLink href={TOKENS_PAGE} target="_blank" rel="noopener">
              Calendly’s token page
            </TextLink>{' '}
            and paste it here.
          </>
        }
        error={form.formState.errors.token?.message}
        {...form.register('token')}
      />
      <div>
        <Button type="submit" variant="secondary" disabled={save.isPending}>
          {save.isPending ? 'Checking…' : isAgain ? 'Connect again' : 'Connect Calendly'}
        </Button>
      </div>
    </form>
  )
}
