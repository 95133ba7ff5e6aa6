import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type ApiKeyRequest, apiKey, apiKeyCreated } from '../../contract/apiKeys'
import { identitySecret } from '../../contract/pageVisitor'
import {
  deliveryQueued,
  secretRotated,
  type WebhookPatch,
  type WebhookRequest,
  webhookCreated,
  webhookDelivery,
  webhookEndpoint,
} from '../../contract/webhooks'
import { call, callPage, send } from '../lib/api'

const post = (body?: unknown) => ({ method: 'POST', body })

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: () => call(z.array(apiKey), '/api/api-keys'),
  refetchOnMount: 'always',
})
export const addApiKey = (request: ApiKeyRequest) => call(apiKeyCreated, '/api/api-keys', post(request))
export const deleteApiKey = (id: string) => send(`/api/api-keys/${id}`, { method: 'DELETE' })

const WEBHOOKS = '/api/webhook-endpoints'

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: () => call(z.array(webhookEndpoint), WEBHOOKS),
  refetchOnMount: 'always',
})
export const addWebhook = (request: WebhookRequest) => call(webhookCreated, WEBHOOKS, post(request))
export const changeWebhook = (id: string, patch: WebhookPatch) =>
  call(webhookEndpoint, `${WEBHOOKS}/${id}`, { method: 'PATCH', body: patch })
export const deleteWebhook = (id: string) => send(`${WEBHOOKS}/${id}`, { method: 'DELETE' })
export const rotateWebhookSecret = (id: string, password: string) =>
  call(secretRotated, `${WEBHOOKS}/${id}/rotate-secret`, post({ password }))
export const testWebhook = (id: string) => call(deliveryQueued, `${WEBHOOKS}/${id}/test`, post())

/** What a webhook was sent, newest first. */
export const deliveriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: ({ pageParam }) => callPage(webhookDelivery, pageParam),
    initialPageParam: `${WEBHOOKS}/${id}/deliveries`,
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  })
export const replayDelivery = (id: string, deliveryId: string) =>
  call(deliveryQueued, `${WEBHOOKS}/${id}/deliveries/${deliveryId}/replay`, post())

export const makeIdentitySecret = (businessId: string, password: string) =>
  call(identitySecret, `/api/businesses/${businessId}/identity-secret`, post({ password }))
