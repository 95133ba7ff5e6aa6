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
import type { CustomerRow } from '../accounts'
import type { Context } from '../platform/context'
import { customers, notices, stripeEvents, trials } from '../platform/db/directory'
import type { SubscriptionState } from './sync/subscriptionState'

const one = async (ctx: Context, condition: SQL): Promise<CustomerRow | undefined> =>
  ctx.directory.select().from(customers).where(condition).get()

export const findBySubscription = (ctx: Context, id: string) => one(ctx, eq(customers.stripeSubscriptionId, id))
export const findByStripeCustomer = (ctx: Context, id: string) => one(ctx, eq(customers.stripeCustomerId, id))

/** A customer who paid before registering. A second insert of the same email does nothing. */
export const insertCustomer = (
  ctx: Context,
  row: Pick<CustomerRow, 'id' | 'email' | 'apiKey' | 'madeForSubscription'>,
) =>
  ctx.directory
    .insert(customers)
    .values({ ...row, createdAt: ctx.now(), updatedAt: ctx.now() })
    .onConflictDoNothing()

/** Sets the Stripe customer if there is none: of two parallel calls the first one's stays. */
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
  /** The customer's subscription at the time this one was chosen. */
  replaces: string | null
  readAt: number
  state: SubscriptionState
  isLive: boolean
  lapsedAt: number
}

// A state read earlier never replaces one read later, in whatever order they are written; and of two subscriptions that arrive in parallel
// the second one finds that the customer's has changed and is retried.
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

/** For rows before `applySubscriptionState` in its batch: true if it will change the plan or status. */
export const willChange = (ctx: Context, reading: StateUpdate): SQL =>
  customerExists(ctx, and(notNewer(reading), differs(reading)))

/** True if it will end a live subscription. */
export const willLapse = (ctx: Context, reading: StateUpdate): SQL =>
  reading.isLive
    ? sql`0`
    : customerExists(
        ctx,
        and(notNewer(reading), inArray(customers.subscriptionStatus, ['trialing', 'active', 'past_due'])),
      )

/** True if it will replace this Stripe customer by another one. */
export const willReplacePayer = (ctx: Context, reading: StateUpdate, stripeCustomerId: string): SQL =>
  customerExists(
    ctx,
    and(
      notNewer(reading),
      eq(customers.stripeCustomerId, stripeCustomerId),
      sql`${customers.stripeCustomerId} IS NOT ${reading.state.stripeCustomerId}`,
    ),
  )

/** True if it will be applied and the customer still has the plan and status that the change is reported from. */
export const willChangeFrom = (
  ctx: Context,
  reading: StateUpdate,
  was: Pick<CustomerRow, 'planType' | 'subscriptionStatus' | 'cancelAtPeriodEnd'>,
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

/** Overdue trials without a Stripe subscription. */
export const findOverdueTestTrials = (ctx: Context) =>
  ctx.directory
    .select()
    .from(customers)
    .where(and(hasTestTrial, lte(customers.trialEndsAt, ctx.now())))
    .limit(TEST_TRIALS_AT_ONCE)

/** Trials that end within this time and won't be given up, whose customer has no notice of this kind yet. */
export const findTrialsEndingSoon = (ctx: Context, { notice, withinMs }: { notice: string; withinMs: number }) =>
  ctx.directory
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.subscriptionStatus, sql`'trialing'`),
        gt(customers.trialEndsAt, ctx.now()),
        lte(customers.trialEndsAt, ctx.now() + withinMs),
        eq(customers.isActive, true),
        eq(customers.cancelAtPeriodEnd, false),
        isNull(customers.deleteAfter),
        sql`NOT EXISTS (SELECT 1 FROM ${notices} WHERE ${notices.key} = ${`${notice}:`} || ${customers.id})`,
      ),
    )
    .limit(TEST_TRIALS_AT_ONCE)

/** For rows before `endTestTrial` in its batch. */
export const stillHasTestTrial = (ctx: Context, id: string): SQL =>
  customerExists(ctx, and(eq(customers.id, id), hasTestTrial))

export const endTestTrial = (ctx: Context, { id, trialEndsAt }: Pick<CustomerRow, 'id' | 'trialEndsAt'>) =>
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

/** Subscriptions not synced since `syncedBefore`, one page in the order of customer ids. */
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
