import type { BusinessProfile } from '../businesses/profile'
import type { Context } from '../context'
import { errorText } from '../errorText'
import { knowledge } from '../objects'
import { parseValues } from '../text/parseValues'
import type { Locale } from '../text/value'
import { within } from '../within'
import { embedQuestion } from './embedding/embedQuestion'
import { type Found, NOTHING_FOUND } from './found'
import type { Statement } from './statement'

type Business = Pick<BusinessProfile, 'id' | 'knowledgeVersion' | 'country' | 'currency'>

/** An object that has to wake first is worth waiting for: without it a business that says it would answer that it doesn't. */
const WITHIN_MS = 2000
const KEPT = 30

/** Small sites by business and version: what is whole never changes. */
const whole = new Map<string, Found>()

/** Those that can be searched by meaning: without asking first, nothing is embedded for a site that is handed over whole. */
const comparable = new Map<string, true>()

/**
 * What the business's site and documents hold for what is looked up, the question with what it follows up on. It never fails a turn:
 * without an answer in time there is nothing found.
 */
export async function findKnowledge(ctx: Context, business: Business, lookup: string): Promise<Found> {
  const isKnown = comparable.has(keyOf(business))
  const byWords = isKnown ? undefined : await inTime(business, searchKnowledge(ctx, business, lookup))
  if (!isKnown && !byWords?.alike) return byWords ?? NOTHING_FOUND
  const vector = await embedQuestion(ctx, lookup)
  if (!vector && byWords) return byWords
  return (await inTime(business, searchKnowledge(ctx, business, lookup, vector))) ?? byWords ?? NOTHING_FOUND
}

async function inTime({ id }: Business, search: Promise<Found>): Promise<Found | undefined> {
  try {
    return await within(WITHIN_MS, search)
  } catch (error) {
    console.error(JSON.stringify({ event: 'knowledge.not-found-in-time', business: id, error: errorText(error) }))
    return undefined
  }
}

/** By words, however long it takes, so that the same question finds the same; rejects where there is no answer. */
export async function searchKnowledge(
  ctx: Context,
  business: Business,
  lookup: string,
  vector?: Int8Array,
): Promise<Found> {
  const { id, knowledgeVersion: version, country } = business
  // Most businesses that never named a source pay nothing for those that did.
  if (!version) return NOTHING_FOUND
  const key = keyOf(business)
  const known = whole.get(key)
  if (known) return known
  const answer = await knowledge(ctx, id, country).search({ text: lookup, version, vector })
  const found = { ...answer, statements: answer.statements.map((one) => withValues(one, business)) }
  if (found.version === version) {
    if (found.whole) remember(whole, key, found)
    else if (found.alike) remember(comparable, key, true)
  }
  return found
}

/** What was read before statements had values is parsed on its way, until it is read again. */
function withValues(statement: Partial<Statement> & Omit<Statement, 'values'>, locale: Locale): Statement {
  const { values, source } = statement
  if (values) return { ...statement, values }
  return { ...statement, source: { ...source, kind: 'site' }, values: parseValues(statement.text, locale) }
}

const keyOf = ({ id, knowledgeVersion }: Business): string => `${id} ${knowledgeVersion}`

function remember<T>(things: Map<string, T>, key: string, thing: T): void {
  const oldest = things.keys().next().value
  if (things.size >= KEPT && oldest !== undefined) things.delete(oldest)
  things.set(key, thing)
}
