import type { Faq, FaqRequest } from '../../contract/businesses'
import { takeAttempt } from '../accounts'
import type { Context, OwnerContext } from '../platform/context'
import { sha256 } from '../platform/crypto/digest'
import { keyReused } from '../platform/http/keyReused'
import { newId } from '../platform/ids'
import { wakeOutbox } from '../platform/outbox/writeOutbox'
import { faqNotFound, faqsTooLong, tooManyFaqs } from './errors'
import { ownBusiness } from './ownBusiness'
import { publishOwed } from './publishOwed'
import { deleteFaq, findFaqs, insertFaq, updateBusiness, updateFaq } from './store'

export async function listFaqs(ctx: OwnerContext, businessId: string): Promise<Faq[]> {
  await ownBusiness(ctx, businessId)
  return (await findFaqs(ctx, businessId)).map(({ id, question, answer }) => ({ id, question, answer }))
}

const FAQ_MAX = 300
// With the facts' 40 KB (facts.ts) it keeps the profile under 256 KB, which is read with every message.
const FAQ_MAX_BYTES = 200 * 1024

/** Throws 422 if the FAQ would grow too large: all of it is part of the profile. */
async function assertRoomFor(ctx: Context, businessId: string, changed: Faq): Promise<void> {
  const others = (await findFaqs(ctx, businessId)).filter(({ id }) => id !== changed.id)
  const faqs = [...others, changed].map(({ id, question, answer }) => ({ id, question, answer }))
  if (faqs.length > FAQ_MAX) throw tooManyFaqs(FAQ_MAX)
  if (new TextEncoder().encode(JSON.stringify(faqs)).byteLength > FAQ_MAX_BYTES) throw faqsTooLong()
}

/** Statements for the batch of a FAQ change: raise the business's revision and have the profile published. */
const published = (ctx: Context, businessId: string, changedBy?: string) =>
  [updateBusiness(ctx, businessId, {}), publishOwed(ctx, businessId, changedBy)] as const

/**
 * Statements for a batch that add a FAQ row; with an existing id they do nothing. The caller has checked the ownership of the business.
 * Throws 422.
 */
export async function faqRows(
  ctx: Context,
  { businessId, changedBy, ...faq }: Faq & { businessId: string; changedBy?: string },
) {
  await assertRoomFor(ctx, businessId, faq)
  return [insertFaq(ctx, { businessId, ...faq }), ...published(ctx, businessId, changedBy)] as const
}

/** Throws 404 and 429. */
async function assertMaySave(ctx: OwnerContext, businessId: string): Promise<void> {
  await ownBusiness(ctx, businessId)
  await takeAttempt(ctx, 'saving', ctx.actor.customerId)
}

/** With the same `idempotencyKey` again it is the same question. Throws 404, 409, 422 and 429. */
export async function addFaq(
  ctx: OwnerContext,
  businessId: string,
  { idempotencyKey, ...input }: FaqRequest & { idempotencyKey?: string | undefined },
): Promise<Faq> {
  await assertMaySave(ctx, businessId)
  const faq = { id: idempotencyKey ? await keyedFaqId(businessId, idempotencyKey) : newId('faq'), ...input }
  await ctx.tenants.batch(await faqRows(ctx, { businessId, ...faq }))
  wakeOutbox(ctx)
  if (idempotencyKey) await assertSame(ctx, businessId, faq)
  return faq
}

const keyedFaqId = async (businessId: string, key: string): Promise<string> =>
  `faq_${(await sha256(JSON.stringify([businessId, key]))).slice(0, 26)}`

async function assertSame(ctx: OwnerContext, businessId: string, { id, question, answer }: Faq): Promise<void> {
  const stored = (await findFaqs(ctx, businessId)).find((row) => row.id === id)
  if (stored?.question !== question || stored.answer !== answer) throw keyReused()
}

export async function saveFaq(ctx: OwnerContext, businessId: string, id: string, input: FaqRequest): Promise<Faq> {
  await assertMaySave(ctx, businessId)
  await assertRoomFor(ctx, businessId, { id, ...input })
  const [[saved]] = await ctx.tenants.batch([
    updateFaq(ctx, { id, businessId, ...input }),
    ...published(ctx, businessId),
  ])
  if (!saved) throw faqNotFound()
  wakeOutbox(ctx)
  return { id, ...input }
}

export async function removeFaq(ctx: OwnerContext, businessId: string, id: string): Promise<void> {
  await assertMaySave(ctx, businessId)
  const [[removed]] = await ctx.tenants.batch([deleteFaq(ctx, businessId, id), ...published(ctx, businessId)])
  if (!removed) throw faqNotFound()
  wakeOutbox(ctx)
}
