import { type Chat, type Live, type MakeEntry, newEntry } from './chat'
import { words } from './words'

declare const LIVE_PATH: string
type LiveModule = { createLive: (chat: Chat, entry: MakeEntry, said: typeof words) => Live }

/** Listens for a person from now on. Without it the bot still answers, so nothing is said where it can't be loaded. */
export async function listen(chat: Chat) {
  try {
    const { createLive }: LiveModule = await import(/* @vite-ignore */ chat.stage.snippet.origin + LIVE_PATH)
    chat.live ??= createLive(chat, newEntry, words)
    if (chat.stage.bubble.getAttribute('aria-expanded') === 'true') chat.live.start()
  } catch {
    return
  }
}
