import { PACKS } from '../answering/packs/packs'
import { otherWordsFor } from '../answering/packs/synonyms'
import type { BusinessProfile } from '../businesses/profile'
import type { Context } from '../context'
import { errorText } from '../errorText'
import { knowledge } from '../objects'
import { type Found, NOTHING_FOUND } from './found'

type Business = Pick<BusinessProfile, 'id' | 'knowledgeVersion' | 'country' | 'businessType'>
type Asked = { text: string; history: { type: 'bot' | 'user'; content: string }[] }

/** A visitor waits for the answer, not for this. */
const WITHIN_MS = 300
/** A question shorter than this may only be understood with the one before it. */
const SHORT = 60
const KEPT = 30

/** Small sites by business and version: what is whole never changes. */
const whole = new Map<string, Found>()

/** What the business's site and documents hold for a question. It never fails a turn: without an answer in time there is nothing found. */
export async function findKnowledge(ctx: Context, business: Business, asked: Asked): Promise<Found> {
  try {
    return await within(WITHIN_MS, searchKnowledge(ctx, business, asked))
  } catch (error) {
    console.error(
      JSON.stringify({ event: 'knowledge.not-found-in-time', business: business.id, error: errorText(error) }),
    )
    return NOTHING_FOUND
  }
}

/** The same, however long it takes; rejects where there is no answer. */
export async function searchKnowledge(
  ctx: Context,
  { id, knowledgeVersion: version, country, businessType }: Business,
  { text, history }: Asked,
): Promise<Found> {
  // Most businesses that never named a source pay nothing for those that did.
  if (!version) return NOTHING_FOUND
  const key = `${id} ${version}`
  const known = whole.get(key)
  if (known) return known
  const before = text.length < SHORT ? history.findLast(({ type }) => type === 'user')?.content : undefined
  const others = otherWordsFor(PACKS[businessType], text)
  const texts = [text, ...(before === undefined ? [] : [before]), ...(others === '' ? [] : [others])]
  const found = await knowledge(ctx, id, country).search({ texts, version })
  if (found.whole && found.version === version) remember(key, found)
  return found
}

function remember(key: string, found: Found): void {
  const oldest = whole.keys().next().value
  if (whole.size >= KEPT && oldest !== undefined) whole.delete(oldest)
  whole.set(key, found)
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
