import type { BusinessType } from '../../contract/businessTypes'
import { cutAtMarks } from '../text/marks'
import { type TermHit, termFinder, tokensOf } from '../text/terms'
import { INDUSTRIES } from './industries'
import unless from './unless.json'
import { EVERYWHERE, URGENT_WORDS } from './urgentWords'

/** Words apart: Chinese has a token a character. */
const WINDOW = 9

let loaded: ReturnType<typeof load> | undefined
const words = () => (loaded ??= load())

/**
 * The sign of danger that a message shows: a key of `URGENT_WORDS`. Signs of all languages are looked for, whatever the message's.
 * `offers`: what the business does, which tells of whom "he's bleeding" is said.
 */
export function dangerIn(text: string, type: BusinessType, offers = ''): string | undefined {
  const all = ['self-harm', ...INDUSTRIES[type].urgentWords, ...EVERYWHERE]
  const names = all.toSorted((a, b) => Number(isAsked(a)) - Number(isAsked(b)))
  const found = signsOf(text)
  const name = names.find((one) => one !== 'pet' && found.has(one))
  return name === 'body' && (found.has('pet') || (showsSign(offers, 'pet') && !namesPerson(text))) ? 'pet' : name
}

const isAsked = (sign: string): boolean => URGENT_WORDS.get(sign)?.isAsked === true

export const showsSign = (text: string, sign: string): boolean => signsOf(text).has(sign)

let latest: { text: string; signs: ReadonlySet<string> } | undefined

/** The signs in a text. The latest is remembered, since one message is asked about several times. Words of one sign stand in one clause. */
function signsOf(text: string): ReadonlySet<string> {
  if (latest?.text !== text) latest = { text, signs: new Set(cutAtMarks(text).flatMap(signsIn)) }
  return latest.signs
}

/** A person is spoken of, whatever the business cares for. */
const namesPerson = (text: string): boolean =>
  words()
    .findUnless(tokensOf(text))
    .some(({ list }) => list === 'pet')

function signsIn(clause: string): string[] {
  const tokens = tokensOf(clause)
  const { groups, find, findUnless } = words()
  const hits = Map.groupBy(find(tokens), ({ list }) => list)
  // Most clauses show nothing, and a message may have a thousand of them.
  const met = [...hits.keys()].flatMap((list) => groups.get(list) ?? [])
  const near = met.flatMap(({ sign, lists }) => {
    const at = together(lists.map((list) => hits.get(list) ?? []))
    return at === undefined ? [] : [{ sign, ...at }]
  })
  const not = near.length > 0 ? findUnless(tokens) : []
  return near.filter((one) => !isExcused(not, one) && !isDenied(not, one)).map(({ sign }) => sign)
}

/** Where a word of every list stands near the others, and where what is told of them begins; undefined where one is missing. */
function together(lists: readonly TermHit[][]): { at: number; said: number } | undefined {
  const [first = [], ...others] = lists
  const meets = first.find((hit) =>
    others.every((list) =>
      list.some(({ from, to }) => Math.abs(from - hit.from) <= WINDOW && (to <= hit.from || from >= hit.to)),
    ),
  )
  return (
    meets && { at: Math.min(meets.from, ...others.flatMap((list) => list.map(({ from }) => from))), said: meets.from }
  )
}

/** "do you repair gas leaks" asks for a service, "can you come i smell gas" doesn't: between the asking and the sign somebody speaks of themselves. */
function isExcused(hits: readonly TermHit[], { sign, at }: Shown): boolean {
  return hits.some(({ list, to }) => {
    if (isAsked(sign)) return list === sign
    if (list !== 'before') return list === sign || list === 'anywhere'
    return to <= at && !hits.some((other) => other.list === 'still' && other.from >= to && other.to <= at + 1)
  })
}

/** "Nobody is detained"; of what is looked for everywhere nothing is taken as denied. */
const isDenied = (hits: readonly TermHit[], { sign, said }: Shown): boolean =>
  !EVERYWHERE.includes(sign) && hits.some(({ list, to }) => list === 'denied' && to === said)

/** A sign that a clause shows: where its words begin, and where the first list's stands. */
type Shown = { sign: string; at: number; said: number }

/** Lists of words that show a sign where they stand together. */
type Group = { sign: string; lists: string[] }

function load() {
  const lists: Record<string, string> = {}
  /** By the first of their lists. */
  const groups = new Map<string, Group>()
  for (const [sign, { together: entries }] of URGENT_WORDS)
    for (const words of Object.values(entries).flat()) {
      const names = words.map((_, at) => `${groups.size} ${at}`)
      for (const [at, name] of names.entries()) lists[name] = words[at] ?? ''
      groups.set(names[0] ?? '', { sign, lists: names })
    }
  const excuses = [
    ...Object.entries(unless),
    ...[...URGENT_WORDS].map(([sign, { unless: not }]) => [sign, not] as const),
  ]
  const excusing = excuses.map(([name, words]) => [name, Object.values<string>(words).join('|')])
  return { groups, find: termFinder(lists, true), findUnless: termFinder(Object.fromEntries(excusing)) }
}
