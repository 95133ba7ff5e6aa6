/**
 * What the hero shows, a visitor's line and the desk's in turn. A browser test asks the demo business the same, word by word, without a
 * model: whoever changes a line runs `npm test -- browser e2e/screens/hero.spec.ts`.
 */
export const HERO_DIALOGUE = [
  { by: 'visitor', text: 'how much are front brakes, 2016 civic?' },
  {
    by: 'desk',
    text: 'Brake pads start at $189 per axle, parts and labor included. We measure the rotors and show you before we replace anything.',
  },
  { by: 'visitor', text: 'and new rotors?' },
  {
    by: 'desk',
    text: 'I don’t have a price for that here. I’ll pass it on: leave a name and a phone number or email, and someone can get back to you.',
  },
  { by: 'visitor', text: 'yes please' },
  {
    by: 'desk',
    text: 'Great! Could I have your name and a phone number or email, so that someone can get back to you?',
  },
] as const

/** What the visitor says next, and the lead that it makes. */
export const HERO_LAST_WORDS = 'Dana Whitfield, 207 555 0148'
export const HERO_LEAD = {
  name: 'Dana Whitfield',
  about: 'how much are front brakes, 2016 civic?',
  phone: '(207) 555-0148',
}
