import type { Business, BusinessPatch, BusinessRequest } from '../../contract/businesses'
import { takeAttempt } from '../accounts'
import type { OwnerContext } from '../platform/context'
import { wakeOutbox } from '../platform/outbox/writeOutbox'
import { withoutUndefined } from '../platform/withoutUndefined'
import { assertMayBrand } from './assertMayBrand'
import { assertMaySchedule } from './assertMaySchedule'
import { changeLogged } from './changeLogged'
import { sealCredentials } from './credentials'
import { currencyOf } from './currencyOf'
import { businessNotFound } from './errors'
import { websiteAllowed } from './origins/ownOrigins'
import { ownBusiness } from './ownBusiness'
import { publishOwed } from './publishOwed'
import { updateBusiness } from './store'
import { ownerView } from './views'

/** Fields that PUT clears if they are missing, since it sends the whole form. */
const EMPTY_FORM: BusinessPatch = { location: null, specialties: null, calendlyUrl: null, website: null }

export const replaceBusiness = (ctx: OwnerContext, id: string, input: BusinessRequest): Promise<Business> =>
  patchBusiness(ctx, id, { ...EMPTY_FORM, ...withoutUndefined(input) })

/** Changes the fields given: absent ones stay, null clears. Answers the business as saved. Throws 403, 404, 429 and 503. */
export async function patchBusiness(ctx: OwnerContext, id: string, input: BusinessPatch): Promise<Business> {
  const known = await ownBusiness(ctx, id)
  await takeAttempt(ctx, 'saving', ctx.actor.customerId)
  await assertMaySchedule(ctx, input, known)
  await assertMayBrand(ctx, input, known)
  const change = { ...(await sealCredentials(ctx, id, input)), ...movedCurrency(known, input) }
  const [[row]] = await ctx.tenants.batch([
    updateBusiness(ctx, id, change),
    ...changeLogged(ctx, known.name, known, change),
    ...websiteAllowed(ctx, id, known.website === change.website ? null : change.website),
    publishOwed(ctx, id),
  ])
  if (!row) throw businessNotFound()
  wakeOutbox(ctx)
  return ownerView(row)
}

/** Prices go on in the currency of the country that a business moves to, unless they were in another than its own. */
const movedCurrency = (known: { country: string; currency: string }, { country }: BusinessPatch) =>
  country && country !== known.country && known.currency === currencyOf(known.country)
    ? { currency: currencyOf(country) }
    : {}
