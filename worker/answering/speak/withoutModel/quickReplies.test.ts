import { describe, expect, test } from 'vitest'
import { NO_FACTS } from '../../../../contract/facts'
import { LANGUAGES } from '../../../../contract/languages'
import { quickActionOf, quickLabel } from '../../understand/quickAction'
import { conversation, profileOf } from './_test/business'

describe.each(LANGUAGES)('in %s', (language) => {
  const press = (action: Parameters<typeof quickLabel>[0], changed = {}) =>
    conversation(profileOf(changed), undefined, undefined, language)(quickLabel(action, language))

  test('prices, hours and services are answered from the facts', async () => {
    expect((await press('prices')).content).toMatch(/Longcase overhaul.*450/)
    expect((await press('hours')).known).toBe(true)
    expect((await press('services')).content).toContain('Barometer cleaning')
  })

  test('of many prices it asks which kind, says how many there are, and each that may be pressed is told', async () => {
    const kinds = ['Massage', 'Facials', 'Waxing', 'Nails', 'Brows', 'Lashes']
    const names = kinds.flatMap((kind) => [1, 2, 3, 4, 5, 6, 7, 8].map((at) => `${kind} – No. ${at}`))
    const pricesOf = (some: string[]) => some.map((name, at) => ({ name, cents: 5000 + at * 100, from: false }))
    const spa = (some: string[]) =>
      conversation(
        profileOf({ services: kinds.join(', '), facts: { ...NO_FACTS, prices: pricesOf(some) }, faqs: [] }),
        undefined,
        [],
        language,
      )
    const ask = spa(names)
    const { quickReplies = [], known } = await ask(quickLabel('prices', language))
    expect(known).toBe(true)
    expect(quickReplies).toHaveLength(kinds.length)
    for (const [at, label] of quickReplies.entries()) {
      expect(label).toContain(kinds[at])
      const { content } = await ask(label)
      expect(content).toMatch(new RegExp(`^${kinds[at]} – No. 1: .*${kinds[at]} – No. 6: `))
      expect(content).toMatch(/6.*8|8.*6/)
    }
    const plain = await spa(names.map((name) => name.replace(' – ', ', ')).slice(0, 47))(quickLabel('prices', language))
    expect(plain.quickReplies).toHaveLength(kinds.length)
    const bare = await spa(names.map((_, at) => `Brugmansia ${at + 1}`))(quickLabel('prices', language))
    expect(bare.content).toContain('48')
  })

  test('a quote and a visit ask for details', async () => {
    expect(await press('quote')).toMatchObject({ needsLeadCapture: true, needsScheduling: false })
    expect(await press('book')).toMatchObject({ needsLeadCapture: true, needsScheduling: true })
    expect(await press('call')).toMatchObject({ needsScheduling: true })
  })

  test('learning more is two sentences and up to three choices that the chat knows', async () => {
    const services = 'Clock repair, Dial restoration, Barometer cleaning, Wristwatch batteries, Clock hire'
    const { content, quickReplies = [], known } = await press('learnMore', { services })
    expect(known).toBe(true)
    expect(content).not.toContain('Wristwatch')
    expect(content.match(/[.?!。？؟](?=\s|$|您)/g)).toHaveLength(2)
    expect(quickReplies.map(quickActionOf)).toEqual(['prices', 'hours', 'services'])
  })
})
