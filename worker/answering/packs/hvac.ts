import { DANGEROUS_WORK } from './never'
import type { Pack } from './pack'
import { ANYWHERE, CARBON_MONOXIDE, GAS } from './urgent'

export const hvac: Pack = {
  synonyms: [
    ['ac', 'air conditioner', 'air conditioning', 'cooling'],
    ['furnace', 'heater', 'heating', 'boiler'],
    ['heat pump', 'mini split', 'ductless'],
    ['thermostat', 'temperature control'],
    ['tune up', 'maintenance', 'service visit', 'check up'],
    ['ducts', 'ductwork', 'vents'],
    ['filter', 'air filter'],
  ],
  everyones: ['house', 'home', 'system', 'unit'],
  intents: {
    booking: [
      /\b(?:send|get) (?:someone|somebody|a tech|a technician) (?:out|over|here)\b/u,
      /\b(?:no|lost) (?:heat|ac|air|cooling)\b.*\b(?:today|tonight|asap|now|come)\b/u,
    ],
    quote: [],
  },
  quoteQuestions: [
    'Is it heating or cooling, and what does it do or not do?',
    'How old is the unit?',
    'How large is the home?',
  ],
  guidance: [
    'A carbon monoxide alarm or a smell of gas comes before anything else.',
    'Never walk anyone through opening a unit.',
  ],
  safety: { urgent: [CARBON_MONOXIDE, GAS, ...ANYWHERE], never: [DANGEROUS_WORK] },
}
