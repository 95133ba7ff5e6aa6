import { describe, expect, test } from 'vitest'
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
