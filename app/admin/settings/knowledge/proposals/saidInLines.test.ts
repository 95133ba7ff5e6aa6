import { expect, test } from 'vitest'
import { saidInLines } from './saidInLines'

test.each([
  [
    'Monday: 8 AM – 5 PM; Tuesday: 8 AM – 5 PM; Wednesday: 9 AM – 5 PM; Friday: 9 AM – 5 PM; Saturday: Closed; Sunday: Closed',
    ['Monday and Tuesday: 8 AM – 5 PM', 'Wednesday: 9 AM – 5 PM', 'Friday: 9 AM – 5 PM', 'Saturday and Sunday: Closed'],
  ],
  ['Monday: 9 AM – 5 PM; Tuesday: 9 AM – 5 PM; Wednesday: 9 AM – 5 PM', ['Monday to Wednesday: 9 AM – 5 PM']],
  ['Monday: 8 AM – 12 PM, 1 PM – 5 PM', ['Monday: 8 AM – 12 PM, 1 PM – 5 PM']],
  ['Brake check: $39', ['Brake check: $39']],
  ['Warranty: parts; labor', ['Warranty: parts; labor']],
])('%s', (text, lines) => expect(saidInLines(text)).toEqual(lines))
