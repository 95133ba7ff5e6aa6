import { expect, test } from 'vitest'
import { INDUSTRIES } from './industries'

// The chat goes on with the next question by its place after a change of language.
test.each(Object.entries(INDUSTRIES))('%s asks the same number of questions in every language', (_, { asks }) => {
  expect(new Set(Object.values(asks).map(({ length }) => length)).size).toBe(1)
  expect(
    Object.values(asks)
      .flat()
      .filter((question) => !/[?？؟]$/.test(question)),
  ).toEqual([])
})
