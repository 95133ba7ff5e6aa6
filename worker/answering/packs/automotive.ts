import { SAFE_TO_DRIVE } from './never'
import type { Pack } from './pack'
import { ANYWHERE, CAR } from './urgent'

export const automotive: Pack = {
  synonyms: [
    ['brakes', 'brake pads', 'rotors', 'grinding', 'squealing', 'squeaking', 'squeal', 'squeak'],
    ['oil change', 'lube', 'synthetic'],
    ['tires', 'tyres', 'wheels'],
    ['check engine', 'engine light', 'warning light', 'diagnostic'],
    ['inspection', 'emissions', 'smog'],
    ['ac', 'air conditioning', 'recharge'],
    ['battery', 'alternator', "won't start", 'will not start', 'jump'],
    ['towing', 'tow', 'roadside'],
    [
      'alignment',
      'pulls to one side',
      'pulls to the left',
      'pulls to the right',
      'pulling to the left',
      'pulling to the right',
    ],
    ['transmission', 'clutch', 'gearbox'],
  ],
  everyones: ['car', 'vehicle', 'auto'],
  intents: {
    booking: [/\b(?:bring|drop) (?:it|my \w+|the \w+) (?:in|off|by)\b/u],
    quote: [/\b(?:estimate|quote) (?:for|on) (?:my|a|an|the)\b/u],
  },
  quoteQuestions: ['Which make, model and year is the car?', 'What does it do, and since when?'],
  guidance: ['Never say that a car is safe to drive, and never name the cause before someone has looked.'],
  safety: { urgent: [CAR, ...ANYWHERE], never: [SAFE_TO_DRIVE] },
}
