import type { Context } from '../platform/context'
import { near } from '../platform/objects'
import type { Knowledge } from './Knowledge'

/** What one business's site and documents say. */
export const knowledge = (
  ctx: Pick<Context, 'env'>,
  businessId: string,
  country?: string,
): DurableObjectStub<Knowledge> => ctx.env.KNOWLEDGE.getByName(businessId, near(country))
