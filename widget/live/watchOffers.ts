import type { Chat, MakeEntry } from '../panel/chat'
import type { PanelWords } from '../panel/words'

declare const BOOKING_PATH: string
type BookingModule = typeof import('../booking')

/** Shows the times that the last reply offers. What draws them is loaded with the first. */
export function watchOffers(chat: Chat, newEntry: MakeEntry, words: { value: PanelWords }) {
  let booking: Promise<BookingModule> | undefined
  chat.entries.subscribe((entries) => {
    const last = entries.at(-1)
    if (!booking && !last?.slots?.length) return
    booking ??= import(/* @vite-ignore */ chat.stage.snippet.origin + BOOKING_PATH)
    booking
      .then(({ showOffer }) => showOffer({ chat, newEntry, words: words.value }, last))
      // Without it a time is still found by typing; it is loaded again with the next offer.
      .catch(() => {
        booking = undefined
      })
  })
}
