export const bookedWords = (count: number): string => {
  if (count === 0) return 'nothing booked'
  return count === 1 ? '1 booking' : `${count.toLocaleString()} bookings`
}

const STATUS_WORDS = new Map([
  ['confirmed', 'Booked'],
  ['canceled', 'Canceled'],
  ['no-show', 'No-show'],
])
export const statusWords = (status: string): string => STATUS_WORDS.get(status) ?? status

const SOURCE_WORDS = new Map([
  ['calendar', 'Booked in the chat'],
  ['calendly', 'Booked on Calendly'],
  ['owner', 'Added by your team'],
])
export const sourceWords = (source: string): string => SOURCE_WORDS.get(source) ?? source

/** Who hears of a change, said before it is made. `news` follows "gets an email" and "please call them". */
export const toldWords = ({ name, email }: { name: string; email: string | null }, news: string): string =>
  email ? `${name} will get an email ${news}.` : `${name} didn’t leave an email, so please call them ${news}.`
