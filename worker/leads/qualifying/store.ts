import { and, eq, isNull } from 'drizzle-orm'
import type { Qualification } from '../../../contract/leadDetails'
import type { Context } from '../../platform/context'
import { leads } from '../../platform/db/tenants'

/** `onlyFirst`: what is there already stays. */
export const setQualification = (ctx: Context, id: string, qualification: Qualification, onlyFirst: boolean) =>
  ctx.tenants
    .update(leads)
    .set({ qualification })
    .where(and(eq(leads.id, id), onlyFirst ? isNull(leads.qualification) : undefined))
