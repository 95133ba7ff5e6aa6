import { expect, test } from 'vitest'
import { SETUP_QUESTIONS } from '../../contract/setup'
import { INDUSTRIES } from './industries'
import { SETUP_MENTIONS } from './setupMentions'

// The chat goes on with the next question by its place after a change of language.
test.each(Object.entries(INDUSTRIES))('%s asks the same number of questions in every language', (_, { asks }) => {
  expect(new Set(Object.values(asks).map(({ length }) => length)).size).toBe(1)
  expect(
    Object.values(asks)
      .flat()
      .filter((question) => !/[?？؟]$/.test(question)),
  ).toEqual([])
})

test.each(Object.entries(INDUSTRIES))('%s has five questions to set up with, none twice', (_, { setupQuestions }) => {
  expect(new Set(setupQuestions).size).toBe(SETUP_QUESTIONS)
  expect(setupQuestions.filter((question) => !question.endsWith('?'))).toEqual([])
})

test('what an answer mentions is of questions that are asked', () => {
  const asked = Object.values(INDUSTRIES).flatMap(({ setupQuestions }) => setupQuestions)
  expect([...SETUP_MENTIONS.keys()].filter((question) => !asked.includes(question))).toEqual([])
})
