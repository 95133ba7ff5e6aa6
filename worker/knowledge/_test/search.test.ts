import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { newSessionId } from '../../_test/visitor'
import type { Statement } from '../statement'

const passage = (at: number, change: Partial<Statement> = {}): Statement => ({
  id: `/p#${at}`,
  source: { title: 'Page', url: 'https://shop.example/p' },
  trail: ['Roofs', `Part ${at}`],
  kind: 'sentence',
  text: `Number ${at}: ${'shingles are laid over felt and nailed by hand in rows '.repeat(4)}${at}`,
  block: at,
  ...change,
})

/** A business that knows these passages, and so much else that a site is not handed over whole. */
async function withPassages(own: Statement[], others = 600) {
  const businessId = `biz_${newSessionId()}`
  const object = env.KNOWLEDGE.getByName(businessId)
  const passages = [...own, ...Array.from({ length: others }, (_, at) => passage(1_000 + at))]
  const page = { url: null, digest: newSessionId(), bytes: 1, passages, facts: null }
  await object.addDocument({ id: 'src_one', businessId, kind: 'text', title: 'All', page })
  return object
}
const textsOf = (found: { passages: { text: string }[] }) => found.passages.map(({ text }) => text)
const ask = (object: Awaited<ReturnType<typeof withPassages>>, ...texts: string[]) =>
  object.search({ texts, version: '' })

test('a large site answers with what fits best, whatever the spelling and the ending', async () => {
  const object = await withPassages([
    passage(1, { text: 'Chimney sweeping takes an hour.' }),
    passage(2, { trail: ['Chimneys'], text: 'Ask for our winter offer.' }),
    passage(3, { text: 'We also clean skylights.' }),
  ])
  for (const question of ['do you sweep chimneys', 'chimny sweping', 'how long does a chimney sweep take']) {
    const found = await ask(object, question)
    expect(found).toMatchObject({ whole: false, total: 603 })
    expect(textsOf(found).slice(0, 2)).toContain('Chimney sweeping takes an hour.')
  }
  expect(textsOf(await ask(object, 'skylight cleaning'))[0]).toBe('We also clean skylights.')
  expect(textsOf(await ask(object, 'chimneys'))).toContain('Ask for our winter offer.')
  expect((await ask(object, 'chimney shingles')).holding).toMatchObject({ chimney: 2, shingl: 600 })
})

test('what stands around a hit comes with it, and what everybody asks for always', async () => {
  const object = await withPassages([
    passage(1, { block: 7, text: 'Zeppelins are welcome.' }),
    passage(2, { block: 7, text: 'Please moor them behind the barn.' }),
    passage(3, { block: 8, text: 'Something else entirely.' }),
    passage(4, { kind: 'row', text: 'Monday | 9 AM – 5 PM' }),
    passage(5, { text: 'Call (512) 555-0199.' }),
  ])
  const texts = textsOf(await ask(object, 'may I bring a zeppelin'))
  expect(texts.slice(0, 2)).toEqual(['Zeppelins are welcome.', 'Please moor them behind the barn.'])
  expect(texts).not.toContain('Something else entirely.')
  expect(texts).toEqual(expect.arrayContaining(['Monday | 9 AM – 5 PM', 'Call (512) 555-0199.']))
})

test('what the trade also calls it is looked for as it is spelled, its words together', async () => {
  const object = await withPassages([
    passage(1, { text: 'The lobby heater warms water for tea.' }),
    passage(2, { text: 'A new water heater takes a day.' }),
    passage(3, { text: 'A crowd came to the opening.' }),
  ])
  const called = async (text: string, ...names: string[]) =>
    textsOf(await object.search({ texts: [text], names, version: '' }))
  expect(await called('my boiler is cold', 'hot water tank', 'water heater')).toEqual([
    'A new water heater takes a day.',
  ])
  expect(await called('a cap', 'crown')).toEqual([])
})

test('a question of signs alone, or with operators of the index, finds nothing and breaks nothing', async () => {
  const object = await withPassages([passage(1, { text: 'Chimney sweeping takes an hour.' })])
  for (const text of ['', '??? !!!', '" OR *', 'NEAR(a b)', 'text:chimney AND "', 'the of and', '\u0000']) {
    expect((await ask(object, text)).whole).toBe(false)
  }
})

test('a small site is handed over whole, in reading order', async () => {
  const object = await withPassages([passage(1), passage(2)], 0)
  expect(await ask(object, 'anything')).toMatchObject({
    whole: true,
    total: 2,
    version: '1',
    passages: [{ id: '/p#1' }, { id: '/p#2' }],
  })
})

test('versions stand side by side, and what says the same is none', async () => {
  const object = await withPassages([passage(1, { text: 'Old wording.' })], 0)
  const page = { url: null, digest: 'two', bytes: 1, passages: [passage(2, { text: 'New wording.' })], facts: null }
  const again = { businessId: 'biz', kind: 'text' as const, title: 'More', page }
  await object.addDocument({ id: 'src_two', ...again })
  await object.addDocument({ id: 'src_three', ...again })
  expect(textsOf(await object.search({ texts: ['x'], version: '1' }))).toEqual(['Old wording.'])
  const live = await object.search({ texts: ['x'], version: 'none' })
  expect(live.version).toBe('2')
  expect(textsOf(live)).toEqual(['Old wording.', 'New wording.'])
  for (const id of ['src_one', 'src_two', 'src_three']) expect(await object.removeSource(id)).toBe(true)
  expect(await object.search({ texts: ['x'], version: 'none' })).toMatchObject({ passages: [] })
})

test('an object that nobody wrote to keeps nothing', async () => {
  const object = env.KNOWLEDGE.getByName(`biz_${newSessionId()}`)
  expect(await ask(object, 'anything')).toMatchObject({ version: '', passages: [] })
  expect(await object.sources()).toEqual([])
  expect(await object.removeSource('src_none')).toBe(false)
})

test('a business that goes takes all of it along', async () => {
  const object = await withPassages([passage(1)])
  await object.forget()
  expect(await ask(object, 'shingles')).toMatchObject({ version: '', passages: [] })
  expect([await object.sources(), await object.exported(), await object.proposals()]).toEqual([[], [], []])
  expect(await object.takeUp('src_one')).toBeNull()
})
