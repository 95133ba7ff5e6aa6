export function logChatFailure(what: string, turnId: string, error: unknown): void {
  const stack = error instanceof Error ? error.stack : undefined
  console.error(JSON.stringify({ event: `chat.${what}`, turn: turnId, error: String(error), stack }))
}
