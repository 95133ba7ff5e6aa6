import { QueryClient } from '@tanstack/react-query'
import { onSessionChange } from './session'

/** Values of the specification, section 9: never stale, no refetch on focus, no polling, no retries. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
      // A request that fails without a connection should say so instead of waiting for one.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// What one owner read is never shown to the next.
onSessionChange(() => queryClient.clear())
