import type { BusinessProfile } from '../businesses'
import type { Context } from '../platform/context'
import { log } from '../platform/log/log'
import { Recent } from '../platform/recent'
import { within } from '../platform/within'
import { parseValues } from '../text/parseValues'
import type { Locale } from '../text/value'
import { embedderOf } from './embedding/embed'
import { embedQuestion } from './embedding/embedQuestion'
import { type Found, NOTHING_FOUND } from './found'
import { knowledge } from './knowledgeObject'
import type { Statement } from './statement'

type Business = Pick<BusinessProfile, 'id' | 'knowledgeVersion' | 'country' | 'currency'>

/** An object that has to wake first is worth waiting for: without it a business that says it would answer that it doesn't. */
const WITHIN_MS = 2000
/** What is known of a version for good: a small site, which is whole, or that a large one can be searched by meaning. */
const known = new Recent<Found>(30)
/** Of large sites: visitors of a business ask the same questions. */
const answers = new Recent<Found>(40)

/**
 * What the business's site and documents hold for what is looked up, the question with what it follows up on. It never fails a turn:
 * without an answer in time there is nothing found.
 */
export async function findKnowledge(ctx: Context, business: Business, lookup: string): Promise<Found> {
  const asked = `${keyOf(business)} ${lookup}`
  const kept = answers.find(asked)
  if (kept) return kept
  const inTime = async (vector?: Int8Array) => {
    try {
      return await within(WITHIN_MS, searchKnowledge(ctx, business, lookup, vector))
    } catch (error) {
      log.error('knowledge.not-found-in-time', { businessId: business.id, error })
      return undefined
    }
  }
  // Without asking first, nothing is embedded for a site that is handed over whole.
  const isComparable = known.find(keyOf(business))?.alike !== undefined
  const byWords = isComparable ? undefined : await inTime()
  const keep = (found: Found | undefined) => {
    if (found && !found.whole && found.version === business.knowledgeVersion) answers.keep(asked, found)
    return found ?? byWords ?? NOTHING_FOUND
  }
  // Vectors that are still being made will find more than these words did.
  if (!isComparable && !byWords?.alike) return embedderOf(ctx) ? (byWords ?? NOTHING_FOUND) : keep(byWords)
  const vector = await embedQuestion(ctx, lookup)
  if (!vector && byWords) return byWords
  const found = await inTime(vector)
  return vector ? keep(found) : (found ?? NOTHING_FOUND)
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
  const whole = known.find(key)
  if (whole?.whole) return whole
  const answer = await knowledge(ctx, id, country).search({ text: lookup, version, vector })
  const found = { ...answer, statements: answer.statements.map((one) => withValues(one, business)) }
  if (found.version === version && (found.whole || found.alike))
    known.keep(key, found.whole ? found : { ...found, statements: [] })
  return found
}

const keyOf = ({ id, knowledgeVersion }: Business): string => `${id} ${knowledgeVersion}`

/** What was read before statements had values is parsed on its way, until it is read again. */
function withValues(statement: Partial<Statement> & Omit<Statement, 'values'>, locale: Locale): Statement {
  const { values, source } = statement
  if (values) return { ...statement, values }
  return { ...statement, source: { ...source, kind: 'site' }, values: parseValues(statement.text, locale) }
}
