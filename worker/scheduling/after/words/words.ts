/** What mails about a booking say. Names of businesses and services stand apart, since they can't be declined. */
export type BookingWords = {
  confirmed: string
  moved: string
  canceled: string
  reminder: string
  waiting: string
  offered: string
  /** Who did it. */
  movedByThem: string
  canceledByYou: string
  canceledByThem: string
  /** Labels of facts. */
  what: string
  when: string
  yourTime: string
  who: string
  address: string
  phone: string
  /** Sentences and buttons. */
  attached: string
  changeUntil: (when: string) => string
  /** When a visit that was moved was to be before. */
  wasAt: (when: string) => string
  changeByPhone: (phone: string) => string
  change: string
  look: string
  notYou: string
  willWrite: string
  heldUntil: (when: string) => string
  take: string
  leaveText: string
  leave: string
}
