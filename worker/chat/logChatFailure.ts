import { log } from '../platform/log/log'

export const logChatFailure = (what: string, turnId: string, error: unknown): void =>
  log.error(`chat.${what}`, { turnId, error })
