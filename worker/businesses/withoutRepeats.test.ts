import { expect, test } from 'vitest'
import { NO_FACTS } from '../../contract/facts'
import { withoutRepeats } from './withoutRepeats'

test('what says the same is kept once, as it was written first', () => {
  const price = { cents: 9500, from: false }
  const kept = {
    phones: ['(512) 555-0100', '512 555 0101'],
    areas: ['Portland', 'South Portland'],
    payments: ['Cash', '现金', '支票'],
    prices: [
      { ...price, name: 'Swedish massage (60 minutes)' },
      { ...price, name: 'Swedish massage 90 min' },
    ],
    policies: [{ name: 'Pets', text: 'Dogs are welcome.' }],
  }
  const facts = {
    ...NO_FACTS,
    ...kept,
    phones: ['(512) 555-0100', '+1 512 555 0100', '512 555 0101'],
    areas: ['Portland', 'portland.', 'South Portland'],
    prices: [...kept.prices, { ...price, name: 'swedish massage, 1 hr' }],
    policies: [...kept.policies, { name: 'pets', text: 'Dogs are welcome' }],
  }
  expect(withoutRepeats(facts)).toEqual({ ...NO_FACTS, ...kept })
})

test('another price, another text and another day are not the same', () => {
  const facts = {
    ...NO_FACTS,
    prices: [
      { name: 'Haircut', cents: 4500, from: false },
      { name: 'Haircut', cents: 5500, from: false },
    ],
    policies: [
      { name: 'Pets', text: 'Dogs are welcome.' },
      { name: 'Pets', text: 'No cats.' },
    ],
    hoursExceptions: [
      { from: '2026-12-24', to: '2026-12-24', hours: [] },
      { from: '2026-12-25', to: '2026-12-25', hours: [] },
    ],
  }
  expect(withoutRepeats(facts)).toEqual(facts)
})
