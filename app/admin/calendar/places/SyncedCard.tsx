import { useMutation } from '@tanstack/react-query'
import {
  type CalendarConnection,
  CONNECT_RESULTS,
  type ConnectResult,
  PROVIDER_NAMES,
  type SyncedProvider,
} from '../../../../contract/outsideCalendars'
import { planWith } from '../../../../contract/plans'
import { connectCalendar } from '../../../api/calendars'
import { Button } from '../../../components/Button'
import { Notice } from '../../../components/Notice'
import { formatDate } from '../../../lib/dates'
import { serverText } from '../../../lib/errorText'
import { toast } from '../../../lib/toasts'
import { BillingLink } from '../../account/BillingLink'
import { CalendarsForm } from './CalendarsForm'
import { Disconnect } from './Disconnect'
import { PlaceCard } from './PlaceCard'

type Props = {
  businessId: string
  connection: CalendarConnection & { provider: SyncedProvider }
  maySync: boolean
  /** How connecting it just ended. */
  result: ConnectResult | undefined
}

const OFFERS: Record<SyncedProvider, string> = {
  google: 'Your Google account’s calendar.',
  microsoft: 'Your Microsoft calendar, work or personal.',
}

/** Google's or Microsoft's calendar. */
export function SyncedCard({ businessId, connection, maySync, result }: Props) {
  const { provider, state, account, reason, since } = connection
  const name = PROVIDER_NAMES[provider]
  const connect = useMutation({
    mutationFn: () => connectCalendar(businessId, provider),
    // Away to the provider, which sends its user back.
    onSuccess: ({ authorizationUrl }) => location.assign(authorizationUrl),
    onError: (error) =>
      toast({
        title: 'Error',
        description: serverText(error, `${name} can’t be reached right now. Please try again.`),
        tone: 'danger',
      }),
  })
  return (
    <PlaceCard title={name} state={state}>
      {result && <Notice tone={result === 'connected' ? 'done' : 'danger'}>{CONNECT_RESULTS[result]}</Notice>}
      {state === 'off' && <p className="text-quiet">{reason ?? OFFERS[provider]}</p>}
      {state === 'broken' && (
        <Notice tone="danger">
          {reason ?? `${name} no longer lets us in.`} Until you reconnect it, the chat doesn’t offer times. It asks
          people what time they’d like and passes that on to you.
        </Notice>
      )}
      {state !== 'off' && account && (
        <p className="wrap-anywhere text-quiet">
          {account}
          {since && `, since ${formatDate(since)}`}
        </p>
      )}
      {state === 'connected' && <CalendarsForm businessId={businessId} connection={connection} />}
      <div className="flex flex-wrap gap-2">
        {state !== 'connected' && maySync && (
          <Button disabled={connect.isPending} onClick={() => connect.mutate()}>
            {connect.isPending ? 'One moment…' : state === 'broken' ? 'Connect again' : `Connect ${name}`}
          </Button>
        )}
        {!maySync && <BillingLink>{`See the ${planWith('calendarSync').name} plan`}</BillingLink>}
        {state !== 'off' && <Disconnect businessId={businessId} provider={provider} />}
      </div>
    </PlaceCard>
  )
}
