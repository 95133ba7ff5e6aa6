import { errorText, stackOf } from '../errorText'
export function logChatFailure(what: string, turnId: string, error: unknown): void {
  const stack = error instanceof Error ? stackOf(error) : undefined
  console.error(JSON.stringify({ event: `chat.${what}`, turn: turnId, error: errorText(error), stack }))
}
