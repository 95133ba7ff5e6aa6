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

const found = (...said: string[]) => qualifyByRules(said, LEFT, PROFILE)

test('a place is a street, not a time before a word like one, and what is corrected later holds', () => {
  expect(found('only after 4:15 i drive the late bus, can you call me')).not.toHaveProperty('place')
  expect(found('i have 2 jobs on the way to court next week, need brakes')).not.toHaveProperty('place')
  expect(found('its a 10 minute drive, i want a quote')).not.toHaveProperty('place')
  expect(found('come to 512 North Pearl Street please, the sink drips')).toMatchObject({
    place: '512 North Pearl Street',
  })
  const moved = [
    'I live at 77 Cedar Avenue, an outlet is dead',
    'Sorry, we moved, the new address is 9 Birch Court, Salem',
  ]
  expect(found(...moved)).toMatchObject({ place: '9 Birch Court, Salem' })
  const moms = 'need a roofer at 18 Elm Street. wait no thats my moms, its 240 Harbor Road'
  expect(found(moms)).toMatchObject({ place: '240 Harbor Road' })
})

test('a budget is what somebody means to spend, not what they pay or were charged', () => {
  expect(found('i already pay 25 dollars a month and want to add my son')).not.toHaveProperty('budget')
  expect(found('he owes me $3,200 in back rent and I want a lawyer')).not.toHaveProperty('budget')
  expect(found('need a patio, our budget is about $4,000')).toMatchObject({ budget: 'about $4,000' })
  expect(found('quiero un techo nuevo, mi presupuesto es de $9000')).toMatchObject({ budget: '$9000' })
})

test('an emergency is no time, and nothing is cut off within a word or a sentence', () => {
  const stuck = found('is this an emergency, my gate is stuck and I need it fixed')
  expect(stuck).not.toHaveProperty('time')
  const long = `I want a quote for a new gate for the yard, a wide one of oak with two wings, and with a smaller door in it. ${'It faces the road. '.repeat(9)}`
  expect(found(long)?.job).toBe(
    'I want a quote for a new gate for the yard, a wide one of oak with two wings, and with a smaller door in it. It faces the road.',
  )
})
