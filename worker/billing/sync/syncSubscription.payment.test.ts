import { expect, test } from 'vitest'
import type { PlanId } from '../../../contract/plans'
import { api } from '../../_test/api'
import { mailsAbout } from '../../_test/mail'
import {
  control,
  deliver,
  json,
  me,
  newCard,
  payingOwner,
  reconcile,
  type Sent,
  stripe,
  takeEvents,
} from '../_test/people'

type Owner = Awaited<ReturnType<typeof payingOwner>>

/** However the events of a story come, it ends as the payment provider has it. */
const DELIVERIES: Record<string, (events: Sent[]) => Promise<void>> = {
  'in their order': deliver,
  twice: (events) => deliver([...events, ...events]),
  reversed: (events) => deliver(events.toReversed()),
  'with a gap': async (events) => {
    await deliver(events.filter((_, index) => index % 2 === 0))
    await reconcile()
  },
}

const portalChange = async (owner: Owner, plan: PlanId, proration: 'always_invoice' | 'create_prorations') => {
  const [price] = (await stripe.prices.list({ lookup_keys: [plan] })).data
  const { items } = await stripe.subscriptions.retrieve(owner.subscription)
  await stripe.subscriptions.update(owner.subscription, {
    items: [{ id: items.data[0]?.id ?? '', price: price?.id ?? '' }],
    proration_behavior: proration,
  })
}

const advance = ({ stripeCustomer: customer }: Owner, days: number) => control('clock/advance', { customer, days })

type Story = {
  from: PlanId
  happens: (owner: Owner) => Promise<unknown>
  ends: { planType: PlanId; subscriptionStatus: string; hasBranding: boolean }
}

const STORIES: Record<string, Story> = {
  'an upgrade': {
    from: 'starter',
    happens: (owner) => portalChange(owner, 'business', 'always_invoice'),
    ends: { planType: 'business', subscriptionStatus: 'active', hasBranding: true },
  },
  'a downgrade': {
    from: 'enterprise',
    happens: (owner) => portalChange(owner, 'starter', 'create_prorations'),
    ends: { planType: 'starter', subscriptionStatus: 'active', hasBranding: false },
  },
  'a cancellation, until its end': {
    from: 'business',
    happens: (owner) => stripe.subscriptions.update(owner.subscription, { cancel_at_period_end: true }),
    ends: { planType: 'business', subscriptionStatus: 'active', hasBranding: true },
  },
  'a cancellation, after its end': {
    from: 'business',
    happens: async (owner) => {
      await stripe.subscriptions.update(owner.subscription, { cancel_at_period_end: true })
      await advance(owner, 40)
    },
    ends: { planType: 'business', subscriptionStatus: 'canceled', hasBranding: false },
  },
  'a card that fails': {
    from: 'business',
    happens: async (owner) => {
      await control('card/use', { customer: owner.stripeCustomer, card: '4000000000000341' })
      await advance(owner, 32)
    },
    ends: { planType: 'business', subscriptionStatus: 'past_due', hasBranding: true },
  },
  'a card that fails and is replaced': {
    from: 'business',
    happens: async (owner) => {
      await control('card/use', { customer: owner.stripeCustomer, card: '4000000000000341' })
      await advance(owner, 32)
      await control('card/use', { customer: owner.stripeCustomer, card: newCard() })
    },
    ends: { planType: 'business', subscriptionStatus: 'active', hasBranding: true },
  },
  'a card that fails for good': {
    from: 'business',
    happens: async (owner) => {
      await control('card/use', { customer: owner.stripeCustomer, card: '4000000000000341' })
      await advance(owner, 60)
    },
    ends: { planType: 'business', subscriptionStatus: 'canceled', hasBranding: false },
  },
}

const DELIVERED = Object.entries(DELIVERIES)
const TOLD = Object.entries(STORIES)
/** The longest story in every way, the others in two ways each. */
const CASES = TOLD.flatMap(([story, told], nth) =>
  DELIVERED.filter((_, way) => story === 'a card that fails and is replaced' || (nth + way) % 2 === 0).map(
    ([way, delivering]) => [story, way, told, delivering] as const,
  ),
)

test.each(CASES)('%s, events %s, ends as it should', async (_story, _way, { from, happens, ends }, delivering) => {
  const owner = await payingOwner(from)
  await happens(owner)
  await delivering(await takeEvents(owner.stripeCustomer))
  const { customer } = await me(owner.token)
  const config = await json<{ poweredBy: boolean }>(await api(`/api/widget/${owner.businessId}/config`))
  expect({ ...customer, hasBranding: !config.poweredBy }).toMatchObject(ends)
})

test('what the owner is told about a failed payment and about the end comes once each', async () => {
  const owner = await payingOwner('business')
  await control('card/use', { customer: owner.stripeCustomer, card: '4000000000000341' })
  await advance(owner, 32)
  const events = await takeEvents(owner.stripeCustomer)
  await deliver([...events, ...events.toReversed()])
  const [failed, ...more] = await mailsAbout(owner.email, 'payment didn’t go through')
  expect(more).toEqual([])
  expect(failed?.text).toContain('$99')
  await advance(owner, 30)
  await deliver(await takeEvents(owner.stripeCustomer))
  expect(await mailsAbout(owner.email, 'payment didn’t go through')).toHaveLength(1)
  expect(await mailsAbout(owner.email, 'subscription has ended')).toHaveLength(1)
})

test('a failed payment that was settled before its event came is not mailed about', async () => {
  const owner = await payingOwner('business')
  await control('card/use', { customer: owner.stripeCustomer, card: '4000000000000341' })
  await advance(owner, 32)
  await control('card/use', { customer: owner.stripeCustomer, card: newCard() })
  await deliver(await takeEvents(owner.stripeCustomer))
  expect(await mailsAbout(owner.email, 'payment didn’t go through')).toEqual([])
})
