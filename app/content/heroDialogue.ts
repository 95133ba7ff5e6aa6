/**
 * The hero's dialogue: visitor's and bot's lines in turn, and the resulting lead. A browser test asks the demo business the same lines
 * without a model: after changing one run `npm test -- browser e2e/screens/hero.spec.ts`.
 */
export const HERO_DIALOGUE = [
  { by: 'visitor', text: 'how much are new brakes, 2016 civic?' },
  {
    by: 'desk',
    text: 'Brake pads start at $189 per axle, parts and labor included. We measure the rotors and show you before we replace anything.',
  },
  { by: 'visitor', text: 'would i need rotors too?' },
  {
    by: 'desk',
    text: 'I’m not sure about that one. If you leave your name and a number or email, I’ll have someone get back to you.',
  },
  { by: 'visitor', text: 'yes please! Dana Whitfield, 207 555 0148' },
  { by: 'desk', text: 'Thanks, Dana! I’ve got 207 555 0148. That’s all the team needs to get back to you.' },
] as const

export const HERO_LEAD = {
  name: 'Dana Whitfield',
  message: 'how much are new brakes, 2016 civic?\nAsked: would i need rotors too?',
  phone: '(207) 555-0148',
}
