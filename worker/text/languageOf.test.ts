import { describe, expect, it } from 'vitest'
import { languageSaid } from './languageOf'

describe('the language of a message', () => {
  it.each([
    ['what time do you open', 'en'],
    ['do u take walk ins', 'en'],
    ['hours', 'en'],
    ['cuanto cuesta', 'es'],
    ['abren los domingos', 'es'],
    ['a que hora abren', 'es'],
    ['combien ca coute', 'fr'],
    ['vous etes ouvert demain', 'fr'],
    ['wann habt ihr offen', 'de'],
    ['was kostet das', 'de'],
    ['quanto costa', 'it'],
    ['siete aperti domani', 'it'],
    ['quanto custa', 'pt'],
    ['a que horas abrem', 'pt'],
    ['ile kosztuje', 'pl'],
    ['gdzie jestescie', 'pl'],
    ['mo cua may gio', 'vi'],
    ['giá bao nhiêu', 'vi'],
    ['donde quedan', 'es'],
    ['aceita cartao', 'pt'],
    ['accettate carte', 'it'],
    ['多少钱', 'zh'],
    ['كم السعر', 'ar'],
    ['ok', undefined],
    ['$50?', undefined],
    ['Maria Gonzalez', undefined],
    ['tom@spa.example', undefined],
    ['609-555-0122', undefined],
    ['Сколько стоит', undefined],
    ['いくらですか', undefined],
    ['', undefined],
  ])('%s: %s', (text, language) => {
    expect(languageSaid(text)).toBe(language)
  })

  it.each([
    ['no', 'en'],
    ['ok ty', 'en'],
    ['np', 'en'],
    ['no', 'pt'],
    ['oi', 'en'],
    ['ja', 'de'],
    ['si', 'es'],
  ] as const)('a word that several languages share changes none that is spoken: %s in %s', (text, spoken) => {
    expect([spoken, undefined]).toContain(languageSaid(text, spoken))
  })

  it.each([
    ['ponen implantes', 'es'],
    ['destapan drenajes', 'es'],
    ['mettete impianti', 'it'],
    ['changement huile', 'fr'],
    ['nehmt ihr karten', 'de'],
    ['czyszczenie zebow', 'pl'],
    ['aceptan medicaid', 'es'],
  ] as const)('is told by words that only it has, without accents: %s', (text, language) => {
    expect(languageSaid(text, 'en')).toBe(language)
  })

  it.each([
    'medicaid',
    'botox',
    'spa day',
    'la mesa branch open',
    'addres 1140 w naranja',
    'Walter Stemke. S T E M K E. 541 555 0164',
    'alguien habla español? do you speak spanish',
    'pizza',
    'paloma cocktail',
    'baton rouge location',
    'is dr rossi in',
    'winterreifen',
    'serve dover?',
    'mon',
  ])('one word alone, or a loan, changes no English: %s', (text) => {
    expect([undefined, 'en']).toContain(languageSaid(text, 'en'))
  })

  it.each([
    ['hola', 'es'],
    ['dzieki', 'pl'],
    ['merci', 'fr'],
  ] as const)('a greeting of its own does: %s', (text, language) => {
    expect(languageSaid(text, 'en')).toBe(language)
  })
})
