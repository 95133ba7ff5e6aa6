import type { SQL } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { forgetDevices } from '../devices/store'
import { deletePendingLogins, deleteSessionsOf, endResetLinks } from '../passwords/store'
import { deleteAuthenticator, deleteRecoveryCodes } from '../twoStep/store'
import type { Person } from './person'

/** Statements for the batch that removes a person. The first one answers the sessions that end, for `forgetCachedSessions`. */
export const endAccessOf = (ctx: Context, person: Person, condition: SQL) =>
  [
    deleteSessionsOf(ctx, person, { condition }),
    forgetDevices(ctx, person, { keep: null, condition }),
    deletePendingLogins(ctx, person, condition),
    endResetLinks(ctx, person, condition),
    deleteRecoveryCodes(ctx, person.personId, condition),
    deleteAuthenticator(ctx, person.personId, condition),
  ] as const
