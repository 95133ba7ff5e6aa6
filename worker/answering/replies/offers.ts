import { OFFER_DETAILS } from './refusal'

/** Offers are known again by their own words, so that a plain "yes" after one has a meaning. */
export const OFFER_TIME = 'Would you like to pick a time?'

export const offersTime = (reply: string): boolean => reply.includes(OFFER_TIME)
export const offersDetails = (reply: string): boolean => OFFER_DETAILS.some((offer) => reply.includes(offer))
