import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import { LANGUAGES, type Language } from '../../../contract/languages'
import days from '../data/days.json'
import { readWhen } from './readWhen'
import { isWished } from './wish'

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
    '12 Oak Street Boise, thursday after 3',
    '12 Oak Street Thursday after 3',
  ])
    expect(read(around), around).toEqual(wish)
})

test.each([
  'last tuesday i came in and it still squeaks',
  'i had my cut on 3/12/2026',
  'are you open on sundays?',
  'call me after 5',
  'need to cancel tomorrow at 10',
  'im at 1420 march st apt 3',
  'the second one',
  'the first',
])('“%s” asks for no time', (text) => {
  expect(read(text)).toEqual({ kind: 'none' })
})

test.each<[string, Language?]>([
  ['friday 45'],
  ['is 2 ok today'],
  ['not monday, tuesday'],
  ['not monday, tuesday?'],
  ['my appointment is tuesday at 3, can i come friday same time'],
  ['my appointment is tuesday at 3, can i come at 4'],
  ['move my tuesday to thursday'],
  ['the party is on the 20th, so before then'],
  ['the 20th or the day after'],
  ['the tuesday after labor day'],
  ['the tuesday before ramadan'],
  ['friday or later'],
  ['the last week of june'],
  ['by friday noon'],
  ['twenty past 4 on friday'],
  ['thursday at 2, so not then'],
  ['周五五点下班', 'zh'],
  ['friday but i have a meeting from 1 to 3'],
])('“%s” is asked back, not guessed', (text, language = 'en') => {
  expect(read(text, language)).toEqual({ kind: 'unclear' })
})

test('a greeting is no part of the day', () => {
  expect(read('boa tarde, sexta de manhã', 'pt')).toEqual(on('2027-03-12', 0, 720))
  expect(read('good evening, friday morning?')).toEqual(on('2027-03-12', 0, 720))
})

test('days are counted from others', () => {
  expect(read('easter monday')).toEqual(on('2027-03-29'))
  expect(read('a week on tuesday')).toEqual(on('2027-03-23'))
  expect(read('last friday of april')).toEqual(on('2027-04-30'))
})

/** {one} was said first, {other} is meant; then {one} is only why. */
const RETOLD: Record<Language, [string, string]> = {
  en: ['{one} at 10, no wait, {other}', '{other} at 10 because my son has a game {one} at 4'],
  es: ['el {one} a las 10, no espera, el {other}', 'el {other} a las 10 porque el {one} trabajo'],
  fr: ['{one} à 10h, non attendez, {other}', '{other} à 10h parce que {one} je travaille'],
  de: ['{one} um 10 Uhr, ach nein, {other}', '{other} um 10 Uhr, weil ich am {one} arbeite'],
  it: ['{one} alle 10, anzi no, {other}', '{other} alle 10 perché {one} lavoro'],
  pt: ['{one} às 10h, não, {other}', '{other} às 10h porque {one} eu trabalho'],
  pl: ['{one} o 10:00, a nie, {other}', '{other} o 10:00, bo {one} pracuję'],
  vi: ['{one} lúc 10 giờ, à nhầm, {other}', '{other} lúc 10 giờ vì {one} em đi làm'],
  zh: ['{one}十点，不对，{other}', '{other}十点，因为{one}我上班'],
  ar: ['{one} الساعة 10، لا، {other}', '{other} الساعة 10 لأني أعمل {one}'],
}

describe('what is corrected, or only a reason, is asked back or not wished for', () => {
  test.each(LANGUAGES)('%s', (language) => {
    const named = WEEK_DAYS.flatMap((day, index) => {
      const ahead = ((index + 1 - NOW.dayOfWeek + 6) % 7) + 1
      const name = (days.name[day][language][0] ?? '').replace(/^[=?]+/, '')
      return ahead === 7 ? [] : [{ name, date: NOW.toPlainDate().add({ days: ahead }).toString(), weekDay: day }]
    })
    for (const [at, { name, date, weekDay }] of named.entries())
      for (const wording of RETOLD[language]) {
        const one = named.at(at - 1)
        const said = wording.replace('{one}', one?.name ?? '').replace('{other}', name)
        const when = read(said, language)
        if (when.kind === 'unclear') continue
        const isRead = (day: { date: string; weekDay: WeekDay }) =>
          when.kind === 'wish' && isWished(when.wish, { ...day, minute: 600 })
        expect([isRead({ date, weekDay }), one && isRead(one)], said).toEqual([true, false])
      }
  })
})

test.each<[string, string, Language?]>([
  ['next monday or tuesday', 'monday or tuesday next week'],
  ['nächste Woche Dienstag oder Donnerstag', 'Dienstag oder Donnerstag nächste Woche', 'de'],
  ['am 1.4. nachmittags', 'am 1. April nachmittags', 'de'],
  ['vom 1. bis 3.4.', 'vom 1. bis 3. April', 'de'],
  ['not this week', 'from the 15th on'],
  ['Freitagnachmittag', 'Freitag Nachmittag', 'de'],
  ['thursday doesn’t work, friday?', 'friday'],
  ['move my appointment to saturday at 3', 'saturday at 3'],
  ['um viertel nach drei am Freitag', 'Freitag 15:15 Uhr', 'de'],
  ['not sunday, that’s my day off, anything else', 'not sunday'],
  ['is 730 tonight ok', 'tonight at 7:30 pm'],
  ['at 10 tomorrow morning or friday afternoon', 'tomorrow at 10 am or friday afternoon'],
  ['friday afternoon or 10 tomorrow', 'friday afternoon or tomorrow at 10'],
  ['cracked a tooth last night, friday?', 'friday'],
])('“%s” is “%s”', (said, plain, language = 'en') => {
  const days = (text: string) => {
    const when = read(text, language)
    if (when.kind !== 'wish') return when
    const dates = Array.from({ length: 40 }, (_, ahead) => NOW.toPlainDate().add({ days: ahead }))
    return dates.flatMap((date) =>
      [600, 840, 915, 900, 980, 1080, 1170]
        .filter((minute) =>
          isWished(when.wish, { date: `${date}`, weekDay: WEEK_DAYS[date.dayOfWeek - 1] ?? 'mon', minute }),
        )
        .map((minute) => `${date} ${minute}`),
    )
  }
  expect(days(said)).toEqual(days(plain))
  expect(days(said)).not.toHaveLength(0)
})

test('what is corrected, said again or denied is the last that was meant', () => {
  expect(read('tuesday at 3, no wait, monday')).toEqual(on('2027-03-15', 900, 900))
  expect(read('she can only drive me on monday, so monday it has to be')).toEqual(on('2027-03-15'))
  expect(read('monday I said. At noon')).toEqual(on('2027-03-15', 720, 720))
  expect(read('monday, make it 4 pm actually not 3')).toEqual(on('2027-03-15', 960, 960))
  expect(read('wednesday. wednesday march 17')).toEqual(on('2027-03-17'))
  expect(read('monday march 15 at 5:30 pm please, and can I bring my son who is 5?')).toEqual(
    on('2027-03-15', 1050, 1050),
  )
  expect(read('my boiler is from 2009')).toEqual({ kind: 'none' })
})

test('first thing is a part of a day, and the earliest is the soonest', () => {
  expect(read('december 7, first thing')).toEqual(on('2027-12-07', 0, 600))
  expect(read('el viernes lo mas temprano que tengan', 'es')).toEqual({
    kind: 'wish',
    wish: { ...on('2027-03-12').wish, isSoonest: true },
  })
})
