import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  type CalendarChoice,
  type CalendarProviderId,
  calendarConnect,
  calendarConnection,
  type SyncedProvider,
} from '../../contract/outsideCalendars'
import { call, send } from '../lib/api'

const pathOf = (businessId: string, provider?: CalendarProviderId) =>
  `/api/businesses/${encodeURIComponent(businessId)}/calendars${provider ? `/${provider}` : ''}`

/** The calendars outside, each provider once. */
export const calendarsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['calendars', businessId],
    queryFn: () => call(z.array(calendarConnection), pathOf(businessId)),
    refetchOnMount: 'always',
  })

export const connectCalendar = (businessId: string, provider: SyncedProvider) =>
  call(calendarConnect, `${pathOf(businessId, provider)}/connect`)

export const connectCalendly = (businessId: string, token: string) =>
  send(pathOf(businessId, 'calendly'), { method: 'PUT', body: { token } })

export const chooseCalendars = (businessId: string, provider: SyncedProvider, choice: CalendarChoice) =>
  send(pathOf(businessId, provider), { method: 'PUT', body: choice })

/** Which of the account's services the chat offers. */
export const chooseServices = (businessId: string, calendarIds: string[]) =>
  send(pathOf(businessId, 'calendly'), { method: 'PUT', body: { calendarIds } })

export const disconnectCalendar = (businessId: string, provider: CalendarProviderId) =>
  send(pathOf(businessId, provider), { method: 'DELETE' })
