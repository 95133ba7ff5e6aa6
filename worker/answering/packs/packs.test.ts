import { describe, expect, test } from 'vitest'
import type { BusinessType } from '../../../contract/businessTypes'
import { PACKS } from './packs'

const urgentOf = (type: BusinessType, text: string) =>
  PACKS[type].safety.urgent.find(
    ({ asks, unless = [] }) => asks.some((one) => one.test(text)) && !unless.some((one) => one.test(text)),
  )?.id
const neverOf = (type: BusinessType, sentence: string) =>
  PACKS[type].safety.never.find(({ says }) => says.some((one) => one.test(sentence.toLowerCase())))?.id

describe('what is urgent', () => {
  test.each<[BusinessType, string, string]>([
    ['plumbing', 'i smell gas near my stove', 'gas'],
    ['plumbing', 'a pipe burst and there is water everywhere', 'water'],
    ['hvac', 'my carbon monoxide detector keeps beeping', 'carbon-monoxide'],
    ['hvac', 'it smells like rotten eggs in the basement', 'gas'],
    ['electrical', 'the outlet in my kitchen is sparking', 'electric-shock'],
    ['electrical', 'i got shocked by the dryer', 'electric-shock'],
    ['dental', 'my son knocked out his front tooth', 'dental'],
    ['dental', 'my face is swollen and it hurts', 'dental'],
    ['medical', 'i have chest pain right now', 'body'],
    ['legal', 'he is threatening to kill me and has a gun', 'violence'],
    ['roofing', 'a tree fell on my roof', 'roof'],
    ['landscaping', 'there is a downed power line in my yard', 'electric-shock'],
    ['automotive', 'smoke is coming from under the hood', 'car'],
    ['automotive', 'my brakes failed this morning', 'car'],
    ['spa', 'my friend is having a seizure', 'body'],
    ['salon', 'i want to die', 'self-harm'],
    ['fitness', 'someone passed out and is not breathing', 'body'],
    ['real_estate', 'there is a fire, the house is on fire', 'fire'],
    ['accounting', 'i owe so much that i want to end my life', 'self-harm'],
    ['consulting', 'i cant breathe', 'body'],
    ['other', 'he is choking', 'body'],
  ])('%s: %s', (type, text, id) => expect(urgentOf(type, text)).toBe(id))

  test.each<[BusinessType, string]>([
    ['plumbing', 'do you run gas lines'],
    ['plumbing', 'how much to install a gas leak detector'],
    ['hvac', 'how much is a carbon monoxide detector'],
    ['electrical', 'can you add an outlet in the garage'],
    ['dental', 'how much is a crown'],
    ['dental', 'do you see kids'],
    ['medical', 'do you treat migraines'],
    ['legal', 'do you handle divorce'],
    ['roofing', 'how much is a new roof'],
    ['landscaping', 'can you remove a tree'],
    ['automotive', 'how much are new brakes'],
    ['automotive', 'do i get gas mileage tips'],
    ['spa', 'is there a fireplace in the lounge'],
    ['salon', 'do you do balayage'],
    ['fitness', 'do you have a cpr class for choking'],
    ['real_estate', 'does the house have a fire pit'],
    ['accounting', 'i have an irs letter'],
    ['consulting', 'what do you charge'],
    ['other', 'are you open on sunday'],
  ])('not so for %s: %s', (type, text) => expect(urgentOf(type, text)).toBeUndefined())

  test('a matter of life names the emergency number and sells nothing', () => {
    for (const { safety } of Object.values(PACKS)) {
      for (const { reply, next } of safety.urgent) {
        expect(reply.length).toBeLessThan(330)
        if (next === 'nothing') expect(reply).toContain('{emergency}')
      }
      expect(safety.urgent.map(({ id }) => id)).toEqual(expect.arrayContaining(['self-harm', 'body', 'fire']))
    }
  })
})

describe('what no reply may say', () => {
  test.each<[BusinessType, string, string]>([
    ['dental', 'You probably have an infection in the root.', 'diagnosis'],
    ['dental', 'Take 600 mg of ibuprofen every six hours.', 'dosage'],
    ['medical', 'That sounds like a sprain.', 'diagnosis'],
    ['medical', 'You don’t need to see a doctor.'.replace('’', "'"), 'diagnosis'],
    ['spa', 'Our infrared sauna cures arthritis.', 'cure'],
    ['fitness', 'You can take 5 mg of it before training.', 'dosage'],
    ['salon', 'The peel is completely safe.', 'cure'],
    ['legal', 'You have a strong case.', 'legal-advice'],
    ['legal', 'You should sign the agreement.', 'legal-advice'],
    ['legal', 'We are now your attorneys.', 'client-relationship'],
    ['accounting', 'You can deduct your home office.', 'money-advice'],
    ['consulting', 'It is a guaranteed return.', 'money-advice'],
    ['real_estate', 'Your home is worth $450,000.', 'property-promise'],
    ['real_estate', 'It is a safe neighborhood with good schools.', 'property-promise'],
    ['electrical', 'You can safely replace the breaker yourself.', 'dangerous-work'],
    ['plumbing', 'You can relight the pilot of the water heater.', 'dangerous-work'],
    ['hvac', 'It is safe to stay in the house.', 'dangerous-work'],
    ['roofing', 'Your insurance will cover the whole roof.', 'insurer'],
    ['landscaping', 'It is perfectly safe to climb the tree.', 'dangerous-work'],
    ['automotive', 'It is safe to drive for another week.', 'safe-to-drive'],
  ])('%s: %s', (type, sentence, id) => expect(neverOf(type, sentence)).toBe(id))

  test.each<[BusinessType, string]>([
    ['dental', 'A cleaning takes about 45 minutes and costs $120.'],
    ['dental', 'Yes, we treat gum disease and place implants.'],
    ['medical', 'We offer flu shots and physicals.'],
    ['spa', 'A 60-minute massage is $95.'],
    ['salon', 'Balayage starts at $180.'],
    ['fitness', 'You can take a free class this week.'],
    ['legal', 'We handle custody and divorce. The first consultation is free.'],
    ['legal', 'You can call us at (518) 555-0107.'],
    ['accounting', 'We prepare returns for sole proprietors and S corporations.'],
    ['consulting', 'An engagement usually lasts three months.'],
    ['real_estate', 'The open house is on Sunday from 1 to 3 pm.'],
    ['electrical', 'A panel upgrade is $2,400.'],
    ['plumbing', 'Yes, we install and repair water heaters.'],
    ['hvac', 'You can book a tune-up with the link below.'],
    ['roofing', 'We work with all insurance companies.'],
    ['landscaping', 'Weekly mowing starts at $45.'],
    ['automotive', 'An oil change takes about 30 minutes.'],
  ])('but may for %s: %s', (type, sentence) => expect(neverOf(type, sentence)).toBeUndefined())
})

describe('a request of the trade', () => {
  test.each<[BusinessType, 'booking' | 'quote', string]>([
    ['spa', 'booking', 'i want a hot stone massage this saturday'],
    ['legal', 'booking', 'can i talk to a lawyer today'],
    ['plumbing', 'booking', 'can you send someone over'],
    ['electrical', 'booking', 'please send an electrician out'],
    ['hvac', 'booking', 'can you get a tech out here'],
    ['dental', 'booking', 'i need to see the dentist this week'],
    ['medical', 'booking', 'can i see a nurse today'],
    ['salon', 'booking', 'i need my hair cut tomorrow'],
    ['fitness', 'booking', 'can i try a spin class on monday'],
    ['roofing', 'booking', 'can someone come out and look at my roof'],
    ['landscaping', 'booking', 'someone come and measure my yard please'],
    ['automotive', 'booking', 'when can i drop my car off'],
    ['real_estate', 'booking', 'can we tour the house this weekend'],
    ['accounting', 'booking', 'i want to meet with a cpa about my llc'],
    ['consulting', 'booking', 'i would like a discovery call'],
    ['real_estate', 'quote', 'what is my house worth'],
    ['automotive', 'quote', 'can i get an estimate for my camry'],
    ['consulting', 'quote', 'please send us a proposal'],
  ])('%s, %s: %s', (type, kind, text) => expect(PACKS[type].intents[kind].some((one) => one.test(text))).toBe(true))

  test('every kind of business knows what to ask before a price', () => {
    for (const { quoteQuestions } of Object.values(PACKS)) expect(quoteQuestions.length).toBeGreaterThan(0)
  })
})
