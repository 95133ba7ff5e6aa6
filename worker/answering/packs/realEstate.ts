import { MONEY_ADVICE, PROPERTY } from './never'
import type { Pack } from './pack'
import { ANYWHERE } from './urgent'

export const realEstate: Pack = {
  synonyms: [
    ['listing', 'property', 'home for sale'],
    ['showing', 'viewing', 'tour', 'open house'],
    ['realtor', 'agent', 'broker'],
    ['sell', 'list my house', 'selling'],
    ['buy', 'buying', 'purchase', 'first home'],
    ['rental', 'rent', 'lease', 'apartment'],
    ['appraisal', 'valuation', 'market analysis'],
    ['closing', 'settlement', 'escrow'],
    ['commission', 'fee', 'percentage'],
  ],
  everyones: ['house', 'home', 'property'],
  intents: {
    booking: [
      /\b(?:see|tour|view|visit|look at) (?:the|a|this|that|your) (?:house|home|condo|property|listing|apartment|place)\b.*\b(?:today|tomorrow|this|next|on|when|weekend)\b/u,
    ],
    quote: [/\b(?:what is|what's|how much is) my (?:home|house|condo|property) worth\b/u],
  },
  quoteQuestions: ['Are you buying, selling or renting?', 'Which area, and by when?'],
  guidance: ['Describe properties, never people or neighborhoods (US Fair Housing Act). Never value a home.'],
  safety: { urgent: [...ANYWHERE], never: [PROPERTY, MONEY_ADVICE] },
}
