import type { Faq, FaqRequest } from '../../contract/businesses'
import type { OwnerContext } from '../context'
import { newId } from '../ids'
import { outboxRow, wakeOutbox } from '../outbox/writeOutbox'
import { faqNotFound } from './errors'
import { ownBusiness } from './ownBusiness'
import { deleteFaq, findFaqs, insertFaq, updateBusiness, updateFaq } from './store'

export async function listFaqs(ctx: OwnerContext, businessId: string): Promise<Faq[]> {
  await ownBusiness(ctx, businessId)
  return (await findFaqs(ctx, businessId)).map(({ id, question, answer }) => ({ id, question, answer }))
}

/** Each change of a row moves the business's revision on and has the profile published, in one batch. */
const published = (ctx: OwnerContext, businessId: string) =>
  [
    updateBusiness(ctx, businessId, {}),
    outboxRow(ctx, ctx.tenants, { kind: 'profile.publish', payload: { businessId } }),
  ] as const

export async function addFaq(ctx: OwnerContext, businessId: string, input: FaqRequest): Promise<Faq> {
  await ownBusiness(ctx, businessId)
  const id = newId('faq')
  await ctx.tenants.batch([insertFaq(ctx, { id, businessId, ...input }), ...published(ctx, businessId)])
  wakeOutbox(ctx)
  return { id, ...input }
}

export async function saveFaq(ctx: OwnerContext, businessId: string, id: string, input: FaqRequest): Promise<Faq> {
  await ownBusiness(ctx, businessId)
  const [[saved]] = await ctx.tenants.batch([
    updateFaq(ctx, { id, businessId, ...input }),
    ...published(ctx, businessId),
  ])
  if (!saved) throw faqNotFound()
  wakeOutbox(ctx)
  return { id, ...input }
}

export async function removeFaq(ctx: OwnerContext, businessId: string, id: string): Promise<void> {
  await ownBusiness(ctx, businessId)
  const [[removed]] = await ctx.tenants.batch([deleteFaq(ctx, businessId, id), ...published(ctx, businessId)])
  if (!removed) throw faqNotFound()
  wakeOutbox(ctx)
}
