import type { Chat } from './chat'

/** A reply that never comes is a failure that the visitor should hear of. */
const PATIENCE_MS = 60_000

export const callApi = ({ stage }: Chat, path: string, body?: object, headers?: Record<string, string>) =>
  fetch(`${stage.snippet.api}/api/${path}`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  })

/** For reads and for replies, where any other status is as good as no answer. */
export function orThrow(response: Response) {
  if (!response.ok) throw new Error(`Answered ${response.status}`)
  return response
}
