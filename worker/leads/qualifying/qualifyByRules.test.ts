import { expect, test } from 'vitest'
import { qualifyByRules } from './qualifyByRules'

const PROFILE = { businessType: 'legal', country: 'US', currency: 'USD', services: '' } as Parameters<
  typeof qualifyByRules
>[2]
const LEFT = { phone: '+15125550134', email: null, answers: null }

test('the job and the time are those of the wish, not of a question or a complaint beside it', () => {
  const said = [
    'are you open sunday',
    'can i bring my kids',
    'i want a divorce, can i come thursday about 6',
    'Sam Reed',
  ]
  expect(qualifyByRules(said, LEFT, PROFILE)).toMatchObject({
    job: 'i want a divorce, can i come thursday about 6',
    time: 'can i come thursday about 6',
  })
  const unhappy = ['my last cleaning was bad and nobody called me back', 'please fit me in on friday']
  expect(qualifyByRules(unhappy, LEFT, PROFILE)).toMatchObject({ job: 'please fit me in on friday' })
})
