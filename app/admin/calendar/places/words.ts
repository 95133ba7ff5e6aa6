import { CONNECT_RESULTS, type ConnectResult } from '../../../../contract/outsideCalendars'

const isResult = (text: string | null): text is ConnectResult => text !== null && Object.hasOwn(CONNECT_RESULTS, text)

/** How connecting just ended, by the address that the provider's page comes back to. */
export const resultIn = (search: URLSearchParams, provider: string): ConnectResult | undefined => {
  const result = search.get('result')
  return search.get('provider') === provider && isResult(result) ? result : undefined
}
