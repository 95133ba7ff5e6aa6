import type { BusinessProfile } from '../businesses'
import { findKnowledge } from '../knowledge'
import type { Context } from '../platform/context'
import { gather } from './gather/gather'
import { phoneOf } from './speak/withoutModel/facts/contacts'

const LOOKUP = 'phone number'

/** The number to call, as the chat gives it: the owner's own, else the one their site gives most often. Never fails: undefined if none is known. */
export async function businessPhone(ctx: Context, profile: BusinessProfile): Promise<string | undefined> {
  const [typed] = profile.facts.phones
  if (typed) return typed
  const found = await findKnowledge(ctx, profile, LOOKUP)
  return phoneOf({ question: { profile }, evidence: gather({ profile, page: {}, found }, { lookup: LOOKUP }) })
}
