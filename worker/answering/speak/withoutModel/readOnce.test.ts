import { expect, test, vi } from 'vitest'
import { conversation, profileOf } from './_test/business'

const JOBS = Array.from({ length: 40 }, (_, at) => {
  const said = `Our careful crew checks clock number ${at} twice after hail and wind, and writes on Monday, 8am to 5pm.`
  return `<h2>Job ${at}</h2><p>${said}</p>`
})
const PAGES = [{ url: 'https://birch.example/', html: `<title>Birch Lane Clocks</title><h1>Jobs</h1>${JOBS.join('')}` }]

/** How often each expression runs over each text that has a word. */
function countReadings(word: string) {
  const counts = new Map<string, number>()
  const { matchAll } = String.prototype
  const spy = vi.spyOn(String.prototype, 'matchAll').mockImplementation(function (this: string, pattern) {
    const key = `${this} ~ ${pattern}`
    if (this.includes(word)) counts.set(key, (counts.get(key) ?? 0) + 1)
    return matchAll.call(this, pattern as RegExp)
  })
  return { counts, stop: () => spy.mockRestore() }
}

test('a long message is read once', async () => {
  const ask = conversation()
  const { counts, stop } = countReadings('hail')
  const long = 'We had hail on Monday, and now the old clock stands still; what does it cost? '.repeat(25).trim()
  try {
    await ask(long)
  } finally {
    stop()
  }
  const again = [...counts].filter(([key, count]) => key.startsWith(long) && count > 1)
  expect(again).toEqual([])
})

test('a text is read once on the way to a reply, however many statements a question is held against', async () => {
  const ask = conversation(profileOf({ faqs: [] }), undefined, PAGES)
  await ask('do you repair barometers')
  const { counts, stop } = countReadings('hail')
  try {
    await ask('what happens when a clock is out in the hail')
  } finally {
    stop()
  }
  expect(counts.size).toBeGreaterThan(0)
  expect([...counts].filter(([, count]) => count > 1)).toEqual([])
  // What holds on special days isn't read for who asks of none.
  expect([...counts].filter(([key]) => key.startsWith('Our careful') && key.includes('[^;.!?'))).toEqual([])
})
