import { expect, test } from 'vitest'
import type { Language } from '../../../contract/languages'
import { isTelling } from './isTelling'

test.each<[Language, string]>([
  ['en', 'we have a little boy hes 2'],
  ['en', 'honestly I’m a little scared of the drill'],
  ['en', 'it’s been a long week here'],
  ['en', 'the poor fella is terrified of the dryer'],
  ['en', 'I’ll wait for the call'],
  ['en', 'i dont know about that'],
  ['en', 'he loves cheese if that helps'],
  ['es', 'mi mamá está muy nerviosa con eso'],
  ['de', 'ehrlich gesagt habe ich Angst, mein Sohn hat nicht geschlafen'],
  ['fr', 'mon mari est à l’hôpital depuis lundi'],
  ['it', 'mia figlia ha paura dei cani'],
  ['pt', 'minha mãe tem medo de dentista'],
  ['pl', 'mój syn boi się dentysty'],
])('who tells of themselves asks for nothing (%s): %s', (language, text) => {
  expect(isTelling(text, language)).toBe(true)
})

test.each<[Language, string]>([
  ['en', 'do you take amex'],
  ['en', 'my dog is old, can he still come'],
  ['en', 'the full groom'],
  ['en', 'haircut for my son'],
  ['en', 'i need a price for brakes'],
  ['en', 'not sure if you take dogs'],
  ['en', 'amex ok'],
  ['en', 'my son is 16 can he ride one'],
  ['en', 'my mom cant do stairs, is that a problem'],
  ['en', 'my dog is shedding like mad whats the extra for sorting that'],
  ['en', 'she is 4, how much is it for her'],
  ['es', 'quiero una cita para mi mamá'],
  ['es', 'mi mamá tiene 67 años, la pueden atender'],
  ['de', 'ich suche einen Termin für meinen Sohn'],
  ['vi', 'tôi có con nhỏ, có được không'],
  ['zh', '我有两个孩子，可以吗'],
])('a question or a wish isn’t told (%s): %s', (language, text) => {
  expect(isTelling(text, language)).toBe(false)
})
