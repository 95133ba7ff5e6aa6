import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  delivery,
  leadDeliveries,
  type NotificationPreferences,
  type NotificationRules,
  notificationPreferencesView,
  notificationSettingsView,
  type PushSubscriptionRequest,
  pushDevice,
  pushKey,
} from '../../contract/notifications'
import { call, callPage, send } from '../lib/api'

const pathOf = (businessId: string) => `/api/businesses/${encodeURIComponent(businessId)}/notifications`

export const settingsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['notification-settings', businessId],
    queryFn: () => call(notificationSettingsView, pathOf(businessId)),
    refetchOnMount: 'always',
  })

export const saveSettings = (businessId: string, rules: NotificationRules) =>
  call(notificationSettingsView, pathOf(businessId), { method: 'PUT', body: rules })

export const deliveriesQuery = (businessId: string) =>
  infiniteQueryOptions({
    queryKey: ['deliveries', businessId],
    queryFn: ({ pageParam }) => callPage(delivery, pageParam),
    initialPageParam: `${pathOf(businessId)}/deliveries`,
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  })

export const leadDeliveriesQuery = (leadId: string) =>
  queryOptions({
    queryKey: ['lead-deliveries', leadId],
    queryFn: () => call(leadDeliveries, `/api/leads/${encodeURIComponent(leadId)}/deliveries`),
    refetchOnMount: 'always',
  })

export const noteLeadOpened = (leadId: string) =>
  send(`/api/leads/${encodeURIComponent(leadId)}/opened`, { method: 'POST' })

export const noteConversationOpened = (businessId: string, conversationId: string) =>
  send(`/api/businesses/${encodeURIComponent(businessId)}/conversations/${encodeURIComponent(conversationId)}/opened`, {
    method: 'POST',
  })

export const preferencesQuery = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: () => call(notificationPreferencesView, '/api/account/notifications'),
})

export const savePreferences = (body: NotificationPreferences) =>
  call(notificationPreferencesView, '/api/account/notifications', { method: 'PUT', body })

export const turnOffDigest = (token: string) => send('/api/digest-off', { method: 'POST', body: { token } })

export const pushKeyQuery = queryOptions({
  queryKey: ['push-key'],
  queryFn: async () => (await call(pushKey, '/api/push/key')).publicKey,
})

export const devicesQuery = queryOptions({
  queryKey: ['push-devices'],
  queryFn: () => call(z.array(pushDevice), '/api/push/subscriptions'),
  refetchOnMount: 'always',
})

export const addDevice = (body: PushSubscriptionRequest) =>
  call(pushDevice, '/api/push/subscriptions', { method: 'POST', body })

export const removeDevice = (id: string) =>
  send(`/api/push/subscriptions/${encodeURIComponent(id)}`, { method: 'DELETE' })

export const testDevice = (id: string) =>
  send(`/api/push/subscriptions/${encodeURIComponent(id)}/test`, { method: 'POST' })
