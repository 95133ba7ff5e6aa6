import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { WEEK_DAYS } from '../../../contract/facts'
import { LANGUAGES, type Language } from '../../../contract/languages'
import days from '../data/days.json'
import { readWhen } from './readWhen'

const ZONE = 'America/New_York'
/** A Wednesday. */
const NOW = Temporal.PlainDateTime.from('2027-03-10T10:00')
const read = (text: string, language: Language = 'en', now = NOW) =>
  readWhen(text, { now: now.toZonedDateTime(ZONE).epochMilliseconds, timeZone: ZONE, country: 'US', language })
const on = (date: string, from = 0, to = 1440) => ({
  kind: 'wish',
  wish: { spans: [{ days: [{ from: date, to: date }], times: [{ from, to }] }] },
})

/** "{day}" is a weekday; the day and the part of it in either order. */
const AFTERNOONS: Record<Language, [string, string]> = {
  en: ['{day} afternoon', 'in the afternoon on {day}'],
  es: ['el {day} por la tarde', 'por la tarde el {day}'],
  fr: ['{day} après-midi', "l'après-midi de {day}"],
  de: ['{day} Nachmittag', 'nachmittags am {day}'],
  it: ['{day} pomeriggio', 'di pomeriggio {day}'],
  pt: ['{day} à tarde', 'à tarde na {day}'],
  pl: ['{day} po południu', 'po południu {day}'],
  vi: ['chiều {day}', '{day} buổi chiều'],
  zh: ['{day}下午', '下午{day}'],
  ar: ['{day} بعد الظهر', 'بعد الظهر {day}'],
}

describe('a day and a part of it are read in either order, whichever day it is', () => {
  test.each(LANGUAGES)('%s', (language) => {
    for (const [index, day] of WEEK_DAYS.entries()) {
      const [name = ''] = days.name[day][language]
      const now = Temporal.PlainDateTime.from('2027-03-10T10:00')
      const ahead = ((index + 1 - now.dayOfWeek + 6) % 7) + 1
      if (ahead === 7) continue
      const date = now.toPlainDate().add({ days: ahead }).toString()
      for (const wording of AFTERNOONS[language])
        expect(read(wording.replace('{day}', name.replace(/^[=?]+/, '')), language), `${wording} ${day}`).toEqual(
          on(date, 720, 1080),
        )
    }
  })
})

test('what is said around a time doesn’t change it', () => {
  const wish = read('thursday after 3')
  for (const around of [
    'Hi there! thursday after 3',
    'My car makes a noise. thursday after 3. Thanks, Carol',
    'need a 90 minute massage thursday after 3',
    'we are 2 people, thursday after 3',
    'my number is 512-555-0147, thursday after 3',
    'you quoted me $80 on march 2. thursday after 3?',
  ])
    expect(read(around), around).toEqual(wish)
})

test.each([
  'last tuesday i came in and it still squeaks',
  'i had my cut on 3/12/2026',
  'are you open on sundays?',
  'is parking free on sunday?',
  'call me after 5',
  'need to cancel tomorrow at 10',
  'im at 1420 march st apt 3',
  'the second one',
  'the first',
])('“%s” asks for no time', (text) => {
  expect(read(text)).toEqual({ kind: 'none' })
})

test.each(['friday 45', 'is 2 ok today', 'not monday, tuesday'])('“%s” is asked back, not guessed', (text) => {
  expect(read(text)).toEqual({ kind: 'unclear' })
})

test('days are counted from others, and hours taken out of them', () => {
  expect(read('the tuesday after labor day')).toEqual(on('2027-09-07'))
  expect(read('easter monday')).toEqual(on('2027-03-29'))
  expect(read('a week on tuesday')).toEqual(on('2027-03-23'))
  expect(read('last friday of april')).toEqual(on('2027-04-30'))
  const { kind, ...rest } = read('friday but i have a meeting from 1 to 3')
  expect(kind).toBe('wish')
  expect(rest).toMatchObject({
    wish: {
      spans: [
        {
          times: [
            { from: 0, to: 779 },
            { from: 900, to: 1440 },
          ],
        },
      ],
    },
  })
})
