import { expect, test } from 'vitest'
import { activityWords } from './activityWords'

test('a change of a business’s settings says first what was changed', () => {
  const entry = { kind: 'business-changed', summary: 'Ortega: hours and prices', detail: { business: 'Ortega' } }
  expect(activityWords(entry)).toEqual({ title: 'Changed: hours and prices', about: 'Ortega' })
})

test('an older one without details, and other kinds, have their usual words', () => {
  const older = { kind: 'business-changed', summary: 'Ortega', detail: { business: 'Ortega' } }
  expect(activityWords(older)).toEqual({ title: 'Business settings changed', about: 'Ortega' })
  expect(activityWords({ kind: 'signed-in', summary: null, detail: {} })).toEqual({ title: 'Logged in', about: null })
  expect(activityWords({ kind: 'of-a-later-version', summary: null, detail: {} }).title).toBe('of a later version')
})
