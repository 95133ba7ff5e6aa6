import {
  and,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Context } from '../platform/context'
import { customers, stripeEvents, trials } from '../platform/db/directory'
import type { SubscriptionState } from './sync/subscriptionState'

export type BillingRow = typeof customers.$inferSelect

const one = async (ctx: Context, condition: SQL): Promise<BillingRow | undefined> =>
  ctx.directory.select().from(customers).where(condition).get()

export const findCustomer = (ctx: Context, id: string) => one(ctx, eq(customers.id, id))
export const findByEmail = (ctx: Context, email: string) => one(ctx, eq(customers.email, email))
export const findBySubscription = (ctx: Context, id: string) => one(ctx, eq(customers.stripeSubscriptionId, id))
export const findByStripeCustomer = (ctx: Context, id: string) => one(ctx, eq(customers.stripeCustomerId, id))

/** Whoever pays before they register; a second insert of the same address changes nothing. */
export const insertCustomer = (
  ctx: Context,
  row: Pick<BillingRow, 'id' | 'email' | 'apiKey' | 'madeForSubscription'>,
) =>
  ctx.directory
    .insert(customers)
    .values({ ...row, createdAt: ctx.now(), updatedAt: ctx.now() })
    .onConflictDoNothing()

/** Only where none is set: of two calls at once the first one's stays. */
export const setStripeCustomer = (ctx: Context, id: string, stripeCustomerId: string) =>
  ctx.directory
    .update(customers)
    .set({ stripeCustomerId, updatedAt: ctx.now() })
    .where(and(eq(customers.id, id), isNull(customers.stripeCustomerId)))

export const forgetStripeCustomer = (ctx: Context, stripeCustomerId: string) =>
  ctx.directory
    .update(customers)
    .set({ stripeCustomerId: null, updatedAt: ctx.now() })
    .where(eq(customers.stripeCustomerId, stripeCustomerId))

type StateUpdate = {
  customerId: string
  /** The subscription that the customer had when this one was chosen. */
  replaces: string | null
  readAt: number
  state: SubscriptionState
  isLive: boolean
  lapsedAt: number
}

// What was read earlier never replaces what was read later, in whatever order the two come to be written; and of two subscriptions that
// come at once the second finds that the choice was made without it.
const notNewer = ({ customerId, replaces, readAt }: StateUpdate) =>
  and(
    eq(customers.id, customerId),
    sql`${customers.stripeSubscriptionId} IS ${replaces}`,
    or(isNull(customers.subscriptionSyncedAt), lte(customers.subscriptionSyncedAt, readAt)),
  )

const customerExists = (ctx: Context, condition: SQL | undefined): SQL =>
  exists(ctx.directory.select({ one: sql`1` }).from(customers).where(condition))

const differs = ({ state }: StateUpdate) =>
  sql`(${customers.planType}, ${customers.subscriptionStatus}, ${customers.stripeSubscriptionId}) IS NOT (${state.planType}, ${state.subscriptionStatus}, ${state.stripeSubscriptionId})`

/** For rows that stand before `applyReading` in its batch: whether it will change the plan or its status. */
export const willChange = (ctx: Context, reading: StateUpdate): SQL =>
  customerExists(ctx, and(notNewer(reading), differs(reading)))

/** Whether it will end what was live until now. */
export const willLapse = (ctx: Context, reading: StateUpdate): SQL =>
  reading.isLive
    ? sql`0`
    : customerExists(
        ctx,
        and(notNewer(reading), inArray(customers.subscriptionStatus, ['trialing', 'active', 'past_due'])),
      )

/** Whether it will put the customer on another payer than this one. */
export const willReplacePayer = (ctx: Context, reading: StateUpdate, stripeCustomerId: string): SQL =>
  customerExists(
    ctx,
    and(
      notNewer(reading),
      eq(customers.stripeCustomerId, stripeCustomerId),
      sql`${customers.stripeCustomerId} IS NOT ${reading.state.stripeCustomerId}`,
    ),
  )

/** Whether it will be taken while the customer still has what a change is told from. */
export const willChangeFrom = (
  ctx: Context,
  reading: StateUpdate,
  was: Pick<BillingRow, 'planType' | 'subscriptionStatus' | 'cancelAtPeriodEnd'>,
): SQL =>
  customerExists(
    ctx,
    and(
      notNewer(reading),
      sql`${customers.planType} IS ${was.planType}`,
      eq(customers.subscriptionStatus, was.subscriptionStatus),
      eq(customers.cancelAtPeriodEnd, was.cancelAtPeriodEnd),
    ),
  )

export const applySubscriptionState = (ctx: Context, reading: StateUpdate) =>
  ctx.directory
    .update(customers)
    .set({
      ...reading.state,
      subscriptionSyncedAt: reading.readAt,
      lapsedAt: reading.isLive ? null : sql`coalesce(${customers.lapsedAt}, ${reading.lapsedAt})`,
      updatedAt: ctx.now(),
    })
    .where(notNewer(reading))
    .returning({ id: customers.id })

const TEST_TRIALS_AT_ONCE = 20

const hasTestTrial = and(isNull(customers.stripeSubscriptionId), eq(customers.subscriptionStatus, 'trialing'))

/** Trials without a subscription at the payment provider, whose time is over. */
export const findOverdueTestTrials = (ctx: Context) =>
  ctx.directory
    .select()
    .from(customers)
    .where(and(hasTestTrial, lte(customers.trialEndsAt, ctx.now())))
    .limit(TEST_TRIALS_AT_ONCE)

/** For rows that stand before `endTestTrial` in its batch. */
export const stillHasTestTrial = (ctx: Context, id: string): SQL =>
  customerExists(ctx, and(eq(customers.id, id), hasTestTrial))

export const endTestTrial = (ctx: Context, { id, trialEndsAt }: Pick<BillingRow, 'id' | 'trialEndsAt'>) =>
  ctx.directory
    .update(customers)
    .set({ subscriptionStatus: 'canceled', lapsedAt: trialEndsAt, updatedAt: ctx.now() })
    .where(and(eq(customers.id, id), hasTestTrial))

export const findTrials = (ctx: Context, keys: string[]) =>
  ctx.directory.select().from(trials).where(inArray(trials.key, keys))

export const insertTrials = (ctx: Context, keys: string[], subscriptionId: string) =>
  ctx.directory
    .insert(trials)
    .values(keys.map((key) => ({ key, subscriptionId, createdAt: ctx.now() })))
    .onConflictDoNothing()

export const eventIsNew = (ctx: Context, id: string): SQL =>
  notExists(ctx.directory.select({ one: sql`1` }).from(stripeEvents).where(eq(stripeEvents.id, id)))

export const insertEvent = (ctx: Context, event: Omit<typeof stripeEvents.$inferInsert, 'receivedAt'>) =>
  ctx.directory
    .insert(stripeEvents)
    .values({ ...event, receivedAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: stripeEvents.id })

export const deleteEventsBefore = (ctx: Context, receivedAt: number) =>
  ctx.directory.delete(stripeEvents).where(lt(stripeEvents.receivedAt, receivedAt))

/** Subscriptions that may have changed without our hearing of it, a page at a time in the order of customers' ids. */
export const findStaleSubscriptions = (ctx: Context, input: { syncedBefore: number; after: string; limit: number }) =>
  ctx.directory
    .select({ customerId: customers.id, subscriptionId: customers.stripeSubscriptionId })
    .from(customers)
    .where(
      and(
        gt(customers.id, input.after),
        isNotNull(customers.stripeSubscriptionId),
        notInArray(customers.subscriptionStatus, ['canceled', 'incomplete_expired']),
        or(isNull(customers.subscriptionSyncedAt), lt(customers.subscriptionSyncedAt, input.syncedBefore)),
      ),
    )
    .orderBy(customers.id)
    .limit(input.limit)
