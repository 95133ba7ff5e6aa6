import { expect, it } from 'vitest'
import { isCourtesy, isOffer, saysUnknown } from './kinds'

it.each([
  ["I don't have that information here.", 'en'],
  ['Eso no aparece en el sitio.', 'es'],
  ['Notre site ne parle pas de cela.', 'fr'],
  ['Dazu steht nichts auf der Seite.', 'de'],
  ['Il sito non menziona il parcheggio.', 'it'],
  ['O site não menciona isso.', 'pt'],
  ['Nie mam takiej informacji.', 'pl'],
  ['Trang web không ghi điều đó.', 'vi'],
  ['网站上没有提到。', 'zh'],
  ['الموقع لا يذكر ذلك.', 'ar'],
] as const)('knows what is not known: %s', (sentence, language) => {
  expect(saysUnknown(sentence, language)).toBe(true)
})

it.each([
  ["He doesn't give values by phone, I'm sorry; an evaluation is $95.", 'en'],
  ['No se preocupe, aquí nunca preguntamos por eso.', 'es'],
] as const)('and what is known well: %s', (sentence, language) => {
  expect(saysUnknown(sentence, language)).toBe(false)
})

it('tells offers and courtesies', () => {
  expect(isOffer('Möchten Sie Ihren Namen hinterlassen?', 'de')).toBe(true)
  expect(isOffer('A flat fix is $18.', 'en')).toBe(false)
  expect(isCourtesy('¡Gracias!', 'es')).toBe(true)
  expect(isCourtesy('A flat fix is $18.', 'en')).toBe(false)
})
