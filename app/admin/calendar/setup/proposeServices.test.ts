import { expect, test } from 'vitest'
import type { BusinessType } from '../../../../contract/businessTypes'
import { pricesOf, proposeServices } from './proposeServices'
import { minutesIn } from './serviceNames'

const price = (name: string, cents: number, unit?: string) => ({ name, cents, from: false, ...(unit && { unit }) })

const of = (services: string, businessType: BusinessType = 'other') => ({ services, businessType })

test.each([
  ['Swedish massage, 60 min', 60],
  ['Deep tissue (90 minutes)', 90],
  ['Color, 1 hr 30 min', 90],
  ['Tutoring 1.5 hours', 90],
  ['30-minute consult', 30],
  ['Oil change', undefined],
  ['5 m of pipe', 5],
  ['Tires, set of 4', undefined],
])('%s takes %s', (text, minutes) => expect(minutesIn(text)).toBe(minutes))

test('what the owner’s prices name becomes services, with their length where it is said', () => {
  const prices = [
    price('Swedish massage, 60 min', 9500),
    price('Haircut', 4550),
    price('Labor', 12_000, 'hour'),
    price('Facial (60 min)', 8000),
    price('Facial (90 min)', 11_000),
  ]
  const proposed = proposeServices(prices, of('anything'), [' haircut '])
  expect(proposed.map(({ service, saysLength }) => [service.name, service.minutes, service.price, saysLength])).toEqual(
    [
      ['Swedish massage', 60, '95', true],
      ['Labor', 60, '120', true],
      ['Facial (60 min)', 60, '80', true],
      ['Facial (90 min)', 90, '110', true],
    ],
  )
})

test('a price from which it begins, up to which it goes, or by the piece is no price of a visit', () => {
  const prices = [
    { ...price('Filling', 16_500), from: true },
    { ...price('Crown', 90_000), toCents: 129_000 },
    price('Sealant', 5200, 'per tooth'),
    price('Nitrous oxide', 6500, 'per visit'),
  ]
  expect(
    proposeServices(prices, of('anything'), [])
      .filter(({ isVisit }) => !isVisit)
      .map(({ service }) => service.price),
  ).toEqual(['', '', '', '65'])
})

test('without prices their own description names them, unless it is prose', () => {
  const named = (described: string) => proposeServices([], of(described), []).map(({ service }) => service.name)
  expect(named('drain cleaning, water heaters and leaks.')).toEqual(['Drain cleaning', 'Water heaters', 'Leaks'])
  expect(named('We fix everything that has to do with water in your house, day or night. Call us!')).toEqual([
    'Consultation',
  ])
})

test('a length belongs to the service before it; hours, an address and a price are none', () => {
  const typed =
    'Swedish massage, 60 minutes\nHot stones, 90 min\nFacials\nWe are open Monday to Friday\n9 am to 6 pm\n12 Elm Street'
  const proposed = proposeServices([], of(typed), [])
  expect(proposed.map(({ service, saysLength }) => [service.name, service.minutes, saysLength])).toEqual([
    ['Swedish massage', 60, true],
    ['Hot stones', 90, true],
    ['Facials', 60, false],
  ])
})

test('prices that were only read count where the owner has confirmed none', () => {
  const read = { id: 'p1', kind: 'prices' as const, text: '', source: { kind: 'fact' as const, title: '' } }
  const prices = [price('Deep tissue massage 90 minutes', 12_000)]
  const [proposed] = proposeServices(pricesOf({ prices: [] }, [{ ...read, facts: { prices } }]), of('anything'), [])
  expect(proposed?.service).toMatchObject({ name: 'Deep tissue massage', minutes: 90, price: '120' })
  expect(pricesOf({ prices: [price('Trim', 100)] }, [{ ...read, facts: { prices } }])).toEqual([price('Trim', 100)])
})

test('what people come for is first and ticked; the rest is listed, and what nobody comes for is not', () => {
  const prices = [
    price('Tooth extraction', 19_500),
    price('Gift card', 5000),
    price('New patient exam', 9900),
    price('Membership', 2900, 'per month'),
    price('Hot stone add-on', 2000),
    price('Salt cave sessions, 1 month unlimited', 19_900),
    price('Package of 6 cleanings', 60_000),
    price('Classic whitening', 12_000),
    price('Deep tissue, 60 min', 11_000),
  ]
  const proposed = proposeServices(prices, of('anything', 'dental'), [])
  expect(proposed.map(({ service, isVisit }) => [service.name, isVisit])).toEqual([
    ['New patient exam', true],
    ['Deep tissue', true],
    ['Tooth extraction', false],
    ['Classic whitening', false],
  ])
})

test('where nothing is named as a visit, the usual first one of the trade is, until something is taken', () => {
  const prices = [price('Filling', 16_500)]
  const named = (taken: string[]) =>
    proposeServices(prices, of('anything', 'dental'), taken).map(({ service }) => [service.name, service.minutes])
  expect(named([''])).toEqual([
    ['New patient exam', 30],
    ['Filling', 60],
  ])
  expect(named(['Checkup'])).toEqual([['Filling', 60]])
})

test('a row of a price list is booked as a person names it; what is charged for more of the same isn’t booked', () => {
  const prices = [
    price('Sedans & coupes · wash + vac', 4900),
    price('AC tune-up', 7900, '(for each additional system on the same visit)'),
    price('Children under 12', 3000),
  ]
  expect(proposeServices(prices, of('anything', 'automotive'), ['Wash']).map(({ service }) => service.name)).toEqual([
    'Sedans & coupes: wash and vac',
  ])
})
