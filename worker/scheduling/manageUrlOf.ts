import type { Context } from '../platform/context'

/** Where a visitor looks at, moves or cancels a booking. */
export const manageUrlOf = ({ origin }: Pick<Context, 'origin'>, bookingId: string): string =>
  new URL(`/booking/${bookingId}`, origin).href
