import { readLanguage } from '../../../contract/languages'
import type { BusinessProfile } from '../../businesses'
import { chatSession } from '../../platform/chatSessionObject'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { momentText } from '../after/visitTimes'
import { bookingWords } from '../after/words/bookingWords'
import { findBooking } from './store/bookings'

/**
 * What was booked by the panel's form is said in the conversation, where it is found again on the next page and by the business. It never
 * fails: the booking stands without it.
 */
export async function sayBooked(
  ctx: Context,
  profile: BusinessProfile,
  { id, sessionId, language }: { id: string; sessionId: string; language?: string | null | undefined },
): Promise<void> {
  try {
    const booking = await findBooking(ctx, id)
    if (!booking) return
    const spoken = readLanguage(language) ?? 'en'
    const when = momentText(booking.startsAt, profile.timeZone, spoken)
    const content = `${bookingWords[spoken].confirmed}: ${booking.serviceName}, ${when}`
    await chatSession(ctx, profile.id, sessionId).addNotice({ id: `message_${id}`, content })
  } catch (error) {
    log.warn('booking.not-said', { businessId: profile.id, error })
  }
}
