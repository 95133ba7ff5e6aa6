import { expect, test } from 'vitest'
import { remembered } from './rememberedAnswers'

const answer = (content: string) => ({ content, needsScheduling: false, needsLeadCapture: false })

test('what was answered lately is asked once', async () => {
  let asked = 0
  const ask = (key: string) =>
    remembered(key, async () => {
      asked += 1
      return answer(`${asked}`)
    })
  expect([await ask('a'), await ask('a'), await ask('b')]).toEqual([answer('1'), answer('1'), answer('2')])
})

test('the oldest of five hundred is forgotten', async () => {
  await remembered('first', async () => answer('old'))
  for (let nth = 0; nth < 500; nth++) await remembered(`${nth}`, async () => answer('later'))
  expect(await remembered('first', async () => answer('new'))).toEqual(answer('new'))
})
