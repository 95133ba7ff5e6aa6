import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { conversation, conversationHead } from '../../contract/chat'
import { call, callPage } from '../lib/api'

const pathOf = (businessId: string) => `/api/businesses/${encodeURIComponent(businessId)}/conversations`

export const conversationsQuery = (businessId: string) =>
  infiniteQueryOptions({
    queryKey: ['conversations', businessId],
    queryFn: ({ pageParam }) => callPage(conversationHead, pageParam),
    initialPageParam: pathOf(businessId),
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  })

export const conversationQuery = (businessId: string, conversationId: string) =>
  queryOptions({
    queryKey: ['conversation', businessId, conversationId],
    queryFn: () => call(conversation, `${pathOf(businessId)}/${encodeURIComponent(conversationId)}`),
    refetchOnMount: 'always',
  })
