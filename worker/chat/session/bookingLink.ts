const OPENED = 'booking-link-opened-at'

export const bookingLinkOpenedAt = (storage: DurableObjectStorage): number | null =>
  storage.kv.get<number>(OPENED) ?? null

/** The first time counts. */
export function noteBookingLinkOpened(storage: DurableObjectStorage, now: number): void {
  if (bookingLinkOpenedAt(storage) === null) storage.kv.put(OPENED, now)
}
