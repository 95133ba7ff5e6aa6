import { useQuery } from '@tanstack/react-query'
import { iframeSnippet, keySnippet } from '../../../contract/snippets'
import { meQuery } from '../../api/accounts'
import { useSessionToken } from '../../lib/session'

export type SnippetState = { isPending: boolean; code?: { script: string; frame: string } }

/** The code of whoever is signed in, else of the key in the address: a link can't give an owner someone else's. */
export function useSnippet(keyInAddress: string | null): SnippetState {
  const isSignedIn = useSessionToken() !== null
  const me = useQuery({ ...meQuery, enabled: isSignedIn })
  if (isSignedIn && me.isPending) return { isPending: true }
  const apiKey = me.data?.customer.apiKey ?? (/^pub_\w+$/.test(keyInAddress ?? '') ? keyInAddress : null)
  if (!apiKey) return { isPending: false }
  const businessId = me.data?.business?.id
  const { origin } = location
  return {
    isPending: false,
    code: {
      script: keySnippet({ origin, apiKey, ...(businessId && { businessId }) }),
      frame: iframeSnippet({ origin, businessId: businessId ?? apiKey, position: 'bottom-right' }),
    },
  }
}
