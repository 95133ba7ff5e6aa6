import { expect, test } from 'vitest'
import { readSite } from '../../../../knowledge/extraction/readPage'
import { conversation, profileOf, WEDNESDAY } from '../_test/business'
import { daysOfSite } from './specialDays'

const NOTICES = [
  {
    url: 'https://birch.example/',
    html: `<title>Birch Lane Clocks</title><h1>News</h1><p>We are closed on Friday, December 4, 2026 and on Thursday, December 10, 2026.</p>
      <p>We are closed on Tuesday, December 1, 2026.</p>`,
  },
]
const closed = (day: string) => ({ from: day, to: day, hours: [] })
const without = (...days: string[]) =>
  profileOf({ withdrawn: Object.fromEntries(days.map((day) => [day, { facts: { hoursExceptions: [closed(day)] } }])) })

const bookable = (profile = profileOf()) => {
  const statements = readSite(NOTICES, profile)
  const found = { version: '1', whole: true, statements, total: statements.length, holding: {} }
  const question = { profile, text: '', history: [], page: {}, find: async () => found, now: WEDNESDAY }
  return daysOfSite(question as unknown as Parameters<typeof daysOfSite>[0])
}

test('a day that a notice closes is said by the notice, not by what its owner typed', async () => {
  const ask = conversation(profileOf(), WEDNESDAY, NOTICES)
  const reply = await ask('are you open on december 4?')
  expect(reply.content).toContain('closed on Friday, December 4')
  expect(reply.sources.map(({ kind }) => kind)).toEqual(['site'])
  expect((await ask('are you open on december 3?')).sources.map(({ kind }) => kind)).toEqual(['fact'])
})

test('a day that was dismissed is as any other, for the chat and the calendar, and the others stay closed', async () => {
  expect(await bookable()).toHaveLength(3)
  const profile = without('2026-12-01', '2026-12-04')
  expect(await bookable(profile)).toEqual([closed('2026-12-10')])
  const ask = conversation(profile, WEDNESDAY, NOTICES)
  expect((await ask('are you open on december 1?')).content).not.toContain('closed')
  expect((await ask('are you open on december 4?')).content).not.toContain('closed')
  expect((await ask('are you open on december 10?')).content).toContain('closed')
})
