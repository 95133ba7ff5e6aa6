import { DANGEROUS_WORK } from './never'
import type { Pack } from './pack'
import { ANYWHERE, CARBON_MONOXIDE, FLOOD, GAS } from './urgent'

export const plumbing: Pack = {
  synonyms: [
    ['drain', 'clog', 'clogged', 'backed up', 'blockage'],
    ['faucet', 'tap', 'spigot'],
    ['toilet', 'commode', 'john'],
    ['water heater', 'hot water tank', 'boiler'],
    ['leak', 'leaking', 'dripping', 'drip'],
    ['sewer', 'main line', 'sewer line'],
    ['sump pump', 'basement pump'],
    ['garbage disposal', 'disposal'],
  ],
  everyones: ['house', 'home', 'plumbing', 'water'],
  intents: {
    booking: [/\b(?:send|get) (?:someone|somebody|a plumber) (?:out|over|here)\b/u],
    quote: [],
  },
  quoteQuestions: [
    'What is leaking or blocked, and since when?',
    'Is the water shut off?',
    'What is the address or ZIP code?',
  ],
  guidance: [
    'When water is running out, say first to shut the main valve.',
    'Do not walk anyone through gas or water heater repairs.',
  ],
  safety: { urgent: [GAS, CARBON_MONOXIDE, FLOOD, ...ANYWHERE], never: [DANGEROUS_WORK] },
}
