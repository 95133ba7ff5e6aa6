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
      // Fail at once when offline instead of waiting.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// Clears cached data when the session changes.
onSessionChange(() => queryClient.clear())
