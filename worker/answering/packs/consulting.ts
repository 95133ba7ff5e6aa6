import { MONEY_ADVICE } from './never'
import type { Pack } from './pack'
import { ANYWHERE } from './urgent'

export const consulting: Pack = {
  synonyms: [
    ['strategy', 'planning', 'roadmap'],
    ['workshop', 'training', 'session'],
    ['retainer', 'monthly', 'ongoing'],
    ['audit', 'assessment', 'review'],
    ['project', 'engagement'],
    ['proposal', 'scope', 'quote'],
  ],
  everyones: ['company', 'business'],
  intents: {
    booking: [/\b(?:discovery|intro|introductory|strategy) (?:call|chat|session|meeting)\b/u],
    quote: [/\b(?:proposal|scope of work|sow)\b/u],
  },
  quoteQuestions: ['What would you like to reach, and by when?', 'How large is the team or the company?'],
  guidance: ['Never promise results.'],
  safety: { urgent: [...ANYWHERE], never: [MONEY_ADVICE] },
}
