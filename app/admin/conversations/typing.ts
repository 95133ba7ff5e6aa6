/** How long a visitor counts as writing after the last sign of it. */
export const TYPING_MS = 5_000
export const typingKey = (businessId: string, conversationId: string) => ['typing', businessId, conversationId] as const
