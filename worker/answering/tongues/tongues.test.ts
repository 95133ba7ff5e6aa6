import { describe, expect, test } from 'vitest'
import { NO_FACTS } from '../../../contract/facts'
import { ask, electrician, soFar } from '../_test/ask'
import { tongueOf } from './detect'

const noPage = { page: {} }

describe('the language of a message', () => {
  test.each([
    ['es', '¿A qué hora abren el sábado?'],
    ['es', 'cuanto cuesta una visita'],
    ['es', 'alguien habla espanol?'],
    ['fr', 'Quelles sont vos heures d’ouverture ?'],
    ['de', 'Habt ihr am Samstag offen?'],
    ['pt', 'Vocês aceitam cartão?'],
    ['it', 'Siete aperti la domenica?'],
    ['pl', 'Ile kosztuje wizyta?'],
    ['vi', 'Mấy giờ mở cửa thứ bảy?'],
    ['zh', '你们周六几点开门'],
    ['ar', 'متى تفتحون يوم السبت؟'],
  ])('%s: %s', (code, text) => expect(tongueOf(text)).toBe(code))

  test.each([
    'do you do facials',
    'im looking for a massage',
    'parking?',
    'Botox',
    'no',
    'how much is the Corona special',
  ])('English: %s', (text) => expect(tongueOf(text)).toBe('en'))

  test('where the words don’t tell, it is what the widget speaks', () => {
    expect(tongueOf('Botox?', 'es')).toBe('es')
    expect(tongueOf('do you do Botox?', 'es')).toBe('en')
  })
})

describe('an answer in the visitor’s language', () => {
  test('hours, with the days and the clock of that language', async () => {
    const { content, known } = await ask('Habt ihr am Samstag offen?', noPage)
    expect(content).toBe('Unsere Öffnungszeiten: Montag – Freitag 07:00–16:00, Samstag geschlossen.')
    expect(known).toBe(true)
  })

  describe('a day that the owner excepted', () => {
    const profile = electrician({
      faqs: [],
      facts: {
        ...NO_FACTS,
        hours: { mon: [['08:00', '17:00']], fri: [['08:00', '17:00']], sun: [] },
        hoursExceptions: [
          { from: '2026-11-26', to: '2026-11-27', hours: [] },
          { from: '2026-12-24', to: '2026-12-24', hours: [['09:00', '12:00']] },
        ],
      },
    })
    test.each([
      ['¿Están abiertos el viernes?', /viernes, 27 de noviembre cerrado; lunes 08:00–17:00/],
      ['¿Están abiertos el 26 de noviembre?', /jueves, 26 de noviembre cerrado/],
      ['¿Abren en Nochebuena?', /24 de diciembre 09:00–12:00/],
      ['Êtes-vous ouverts le 27 novembre ?', /vendredi 27 novembre fermé/],
      ['Sind Sie am 27. November geöffnet?', /Freitag, 27\. November geschlossen/],
      ['Czy jest otwarte 27 listopada?', /27 listopada/],
      ['你们11月27日几点开门', /11月27日/],
      ['Mở cửa ngày 27 tháng 11 không', /27 tháng 11/],
    ])('%s', async (question, answer) => {
      expect((await ask(question, { ...noPage, profile })).content).toMatch(answer)
    })
  })

  test('a price is quoted as the business has it, and where it stands', async () => {
    const reply = await ask('¿Cuánto cuesta una visita?', {
      ...noPage,
      profile: electrician({
        faqs: [{ id: 'faq_1', question: 'What does a visit cost?', answer: 'A visit is $85.' }],
        services: 'Wiring',
      }),
    })
    expect(reply.content).toContain('en inglés')
    expect(reply.content).toContain('$85')
  })

  test('what isn’t known is said in that language, with an offer that a yes accepts', async () => {
    const first = await ask('Czy stroicie fortepiany?', noPage)
    expect(first).toMatchObject({ known: false, needsLeadCapture: false })
    expect(first.content).toMatch(/wolę nie zgadywać.*ktoś się odezwał/)
    const history = soFar(['Czy stroicie fortepiany?', first.content])
    expect(await ask('tak, proszę', { page: { language: 'pl' }, history })).toMatchObject({ needsLeadCapture: true })
  })

  test('quick replies of the widget mean what they mean in English', async () => {
    expect(await ask('获取报价', noPage)).toMatchObject({ needsLeadCapture: true })
    expect(await ask('Concertar una llamada', noPage)).toMatchObject({ needsScheduling: true })
    expect((await ask('En savoir plus', noPage)).content).toContain('Panel upgrades'.toLowerCase())
  })

  test('a greeting is greeted back', async () => {
    expect((await ask('hola', noPage)).content).toContain('Sparrow Electric. ¿En qué')
    expect((await ask('مرحبا', noPage)).content).toContain('مرحبًا')
  })

  test('a business that writes in that language is quoted without an excuse', async () => {
    const profile = electrician({
      faqs: [
        {
          id: 'faq_1',
          question: '¿Hacen instalaciones nuevas?',
          answer: 'Sí, hacemos instalaciones nuevas en toda la ciudad.',
        },
      ],
    })
    const { content } = await ask('¿hacen instalaciones nuevas?', { ...noPage, profile })
    expect(content).toContain('instalaciones nuevas en toda la ciudad')
    expect(content).not.toContain('inglés')
  })
})
