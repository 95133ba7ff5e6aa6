import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { chooseSubscription, type SubscriptionChoice } from './chooseSubscription'

type Named = [id: string, status: Stripe.Subscription.Status]
type Case = [string, Named | undefined, Named, SubscriptionChoice]

const subscription = ([id, status]: Named) => ({ id, status }) as Stripe.Subscription

test.each<Case>([
  ['the same again', ['one', 'canceled'], ['one', 'active'], { keep: 'incoming' }],
  ['the first of all', undefined, ['one', 'trialing'], { keep: 'incoming' }],
  ['one that isn’t live, without another', undefined, ['one', 'incomplete'], { keep: 'current' }],
  ['a second live one', ['one', 'active'], ['two', 'active'], { keep: 'current', end: 'two' }],
  ['one after an ended one', ['one', 'canceled'], ['two', 'active'], { keep: 'incoming' }],
  ['one after one that could come back', ['one', 'paused'], ['two', 'active'], { keep: 'incoming', end: 'one' }],
])('%s', (_, current, incoming, choice) => {
  expect(chooseSubscription(current && subscription(current), subscription(incoming))).toEqual(choice)
})
