import { expect, test } from 'vitest'
import { serviceNames } from './serviceNames'

test.each([
  ['Sedans & coupes · wash + vac', 'Sedans & coupes: wash and vac'],
  ['Fees without insurance – Adult cleaning', 'Adult cleaning'],
  ['Cuts – Women’s cut', 'Women’s cut'],
  ['Styling – Blowout', 'Styling: Blowout'],
  ['City hybrid – Half day', 'City hybrid: Half day'],
  ['Fit (about 90 minutes)', 'Fit'],
  ['DEEP TISSUE MASSAGE', 'Deep tissue massage'],
  ['AC TUNE-UP + FILTER', 'AC tune-up and filter'],
  ['Women’s cut (incl. blow-dry)', 'Women’s cut (including blow-dry)'],
  ['haircut w/ beard trim …', 'Haircut with beard trim'],
  ['New outlet (1-1.5 hr)', 'New outlet'],
  ['Ceiling fan (1.5 to 2 hours)', 'Ceiling fan'],
  ['Regular cleaning, price per visit – 3 bed, 2 bath', 'Regular cleaning: 3 bed, 2 bath'],
  ['Regular cleaning, price per visit – 3 bed, 2 bath (Weekly)', 'Regular cleaning: 3 bed, 2 bath (Weekly)'],
  ['State inspection – Both together', 'State inspection: Both together'],
  ['Pennsylvania inspection, explained – Both together', 'Pennsylvania inspection: Both together'],
  ['Pennsylvania inspection, explained – Motorcycle', 'Pennsylvania inspection: Motorcycle'],
  ['Deep cleaning: what it is – 3 bed, 2 bath', 'Deep cleaning: 3 bed, 2 bath'],
  ['One bedroom (Move-out, 3.5 to 4 hours)', 'One bedroom (Move-out)'],
  ['Oil change – 5 qt', 'Oil change: 5 qt'],
  ['Duct cleaning (up to 10 vents)', 'Duct cleaning (up to 10 vents)'],
])('%s is booked as %s', (row, name) => expect(serviceNames([row])).toEqual([name]))

test.each([
  'Children under 12',
  'Full day',
  '3 bed, 2 bath',
  'Small (under 20 lb)',
  'Usual time, team of two – 2 bed (4.5 to 5 hours)',
  'foam, degrease, polish, fresh lube',
  'Everything your car needs before a long summer drive, inside and out',
  'Feeling tired?',
])('a row that names nothing is left out: %s', (row) => expect(serviceNames([row])).toEqual([undefined]))

test('what tells two rows apart stays', () => {
  expect(serviceNames(['Facial (60 min)', 'Facial (90 min)', 'Cut, 45 min'])).toEqual([
    'Facial (60 min)',
    'Facial (90 min)',
    'Cut',
  ])
  expect(serviceNames(['Adults – First lesson', 'Kids – Piano lesson', 'Adults – Piano lesson'])).toEqual([
    'Adults: First lesson',
    'Kids: Piano lesson',
    'Adults: Piano lesson',
  ])
})
