import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { newSessionId } from '../../_test/visitor'
import { parseValues } from '../../text/parseValues'
import { keepRead } from '../_test/reading'
import type { Statement } from '../statement'

const statement = (at: number, change: Partial<Statement> = {}): Statement =>
  withValues({
    id: `/p#${at}`,
    source: { kind: 'site', title: 'Page', url: 'https://shop.example/p' },
    trail: ['Roofs', `Part ${at}`],
    kind: 'sentence',
    text: `Number ${at}: ${'shingles are laid over felt and nailed by hand in rows '.repeat(4)}${at}`,
    block: at,
    values: [],
    ...change,
  })
const withValues = (one: Statement): Statement => ({
  ...one,
  values: parseValues(one.text, { country: 'US', currency: 'USD' }),
})

/** A business that knows these statements, and so much else that a site is not handed over whole. */
async function withStatements(own: Statement[], others = 600) {
  const businessId = `biz_${newSessionId()}`
  const object = env.KNOWLEDGE.getByName(businessId)
  const statements = [...own, ...Array.from({ length: others }, (_, at) => statement(1_000 + at))]
  await keepRead(businessId, 'src_one', statements)
  return { object, businessId }
}
const textsOf = (found: { statements: { text: string }[] }) => found.statements.map(({ text }) => text)
const ask = (object: Awaited<ReturnType<typeof withStatements>>['object'], text: string) =>
  object.search({ text, version: '' })

test('a large site answers with what fits best, whatever the spelling and the ending', async () => {
  const { object } = await withStatements([
    statement(1, { text: 'Chimney sweeping takes an hour.' }),
    statement(2, { trail: ['Chimneys'], text: 'Ask for our winter offer.' }),
    statement(3, { text: 'We also clean skylights.' }),
  ])
  for (const question of ['do you sweep chimneys', 'chimny sweping', 'how long does a chimney sweep take']) {
    const found = await ask(object, question)
    expect(found).toMatchObject({ whole: false, total: 603 })
    expect(textsOf(found).slice(0, 2)).toContain('Chimney sweeping takes an hour.')
  }
  expect(textsOf(await ask(object, 'skylight cleaning'))[0]).toBe('We also clean skylights.')
  expect(textsOf(await ask(object, 'chimneys'))).toContain('Ask for our winter offer.')
  expect((await ask(object, 'chimney shingles')).holding).toMatchObject({ chimnei: 2, shingl: 600 })
})

test('a large site is asked in another language by what its words mean', async () => {
  const { object } = await withStatements([
    statement(1, { text: 'Parking is free behind the mill.' }),
    statement(2, { text: 'We repair broken dentures.' }),
  ])
  expect(textsOf(await ask(object, '¿hay donde estacionarse?'))[0]).toBe('Parking is free behind the mill.')
  expect(textsOf(await ask(object, 'Reparieren Sie kaputte Prothesen?'))[0]).toBe('We repair broken dentures.')
})

test('what stands around a hit comes with it, and what everybody asks for always', async () => {
  const { object } = await withStatements([
    statement(1, { block: 7, text: 'Zeppelins are welcome.' }),
    statement(2, { block: 7, text: 'Please moor them behind the barn.' }),
    statement(3, { block: 8, text: 'Something else entirely.' }),
    statement(4, { kind: 'row', text: 'Monday | 9 AM – 5 PM' }),
    statement(5, { text: 'Call (512) 555-0199.' }),
  ])
  const texts = textsOf(await ask(object, 'may I bring a zeppelin'))
  expect(texts.slice(0, 2)).toEqual(['Zeppelins are welcome.', 'Please moor them behind the barn.'])
  expect(texts).not.toContain('Something else entirely.')
  expect(texts).toEqual(expect.arrayContaining(['Monday | 9 AM – 5 PM', 'Call (512) 555-0199.']))
})

test('a question of signs alone, or with operators of the index, finds nothing and breaks nothing', async () => {
  const { object } = await withStatements([statement(1, { text: 'Chimney sweeping takes an hour.' })])
  for (const text of ['', '??? !!!', '" OR *', 'NEAR(a b)', 'text:chimney AND "', 'the of and', '\u0000']) {
    expect((await ask(object, text)).whole).toBe(false)
  }
})

test('a small site is handed over whole, in reading order', async () => {
  const { object } = await withStatements([statement(1), statement(2)], 0)
  expect(await ask(object, 'anything')).toMatchObject({
    whole: true,
    total: 2,
    version: '1',
    statements: [{ id: '/p#1' }, { id: '/p#2' }],
  })
})

test('versions stand side by side, and what says the same is none', async () => {
  const { object, businessId } = await withStatements([statement(1, { text: 'Old wording.' })], 0)
  for (const id of ['src_three', 'src_two']) await keepRead(businessId, id, [statement(2, { text: 'New wording.' })])
  expect(textsOf(await object.search({ text: 'x', version: '1' }))).toEqual(['Old wording.'])
  const live = await object.search({ text: 'x', version: 'none' })
  expect(live.version).toBe('2')
  expect(textsOf(live)).toEqual(['Old wording.', 'New wording.'])
  for (const id of ['src_one', 'src_two', 'src_three']) expect(await object.removeSource(id)).toBe(true)
  expect(await object.search({ text: 'x', version: 'none' })).toMatchObject({ statements: [] })
})

test('an object that nobody wrote to keeps nothing', async () => {
  const object = env.KNOWLEDGE.getByName(`biz_${newSessionId()}`)
  expect(await ask(object, 'anything')).toMatchObject({ version: '', statements: [] })
  expect(await object.sources()).toEqual([])
  expect(await object.removeSource('src_none')).toBe(false)
})

test('a business that goes takes all of it along', async () => {
  const { object } = await withStatements([statement(1)])
  await object.forget()
  expect(await ask(object, 'shingles')).toMatchObject({ version: '', statements: [] })
  expect([
    await object.sources(),
    await object.exported(),
    await object.proposals([], { country: 'US', currency: 'USD', timeZone: 'UTC' }),
  ]).toEqual([[], [], []])
  expect(await object.takeUp('src_one')).toBeNull()
})
