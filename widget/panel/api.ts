import type { Chat } from './chat'

/** After this a missing reply counts as failed. */
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

/** Throws unless the response is ok. */
export function orThrow(response: Response) {
  if (!response.ok) throw new Error(`Answered ${response.status}`)
  return response
}
