import { invalidRequest } from './errors.ts'
import type { List, Resource } from './wire.ts'
import { all, find, get, type World } from './world.ts'

type Json = { [key: string]: unknown }

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The answer for a resource or a list: ids become objects where `expand` asks for it, and what must be asked for stays out. */
export function answer(world: World, value: Resource | List<Resource> | Json, expand: string[] = []): Json {
  const copy: Json = structuredClone({ ...value })
  for (const path of expand) {
    const steps = path.split('.')
    if (steps.length > 4)
      throw invalidRequest('You cannot expand more than 4 levels of a property.', { param: 'expand' })
    expandOne(world, copy, steps, path)
  }
  return copy
}

function expandOne(world: World, node: unknown, [step = '', ...rest]: string[], path: string): void {
  if (Array.isArray(node)) {
    for (const item of node) expandOne(world, item, [step, ...rest], path)
    return
  }
  if (!isObject(node)) return
  if (!(step in node)) node[step] = included(world, node, step, path)
  const value = node[step]
  if (typeof value === 'string') {
    const target = world.objects.get(value)
    if (!target) throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' })
    node[step] = structuredClone(target)
  }
  if (rest.length > 0) expandOne(world, node[step], rest, path)
}

/** Properties that an answer carries only where they are asked for. */
function included(world: World, node: Json, step: string, path: string): unknown {
  const id = String(node.id)
  if (node.object === 'invoice' && step === 'payments') {
    const data = all(world, 'invoice_payment').filter((payment) => payment.invoice === id)
    return { object: 'list', data: structuredClone(data), has_more: false, url: '/v1/invoice_payments' }
  }
  if (node.object === 'invoice' && step === 'confirmation_secret') return confirmationSecret(world, id)
  if (node.object === 'checkout.session' && step === 'line_items') {
    const checkout = world.checkouts.get(id)
    const price = checkout && get(world, 'price', checkout.price)
    return {
      object: 'list',
      data: price ? [{ id: `li_${id}`, object: 'item', price, quantity: 1 }] : [],
      has_more: false,
    }
  }
  throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' })
}

function confirmationSecret(world: World, invoiceId: string) {
  const payment = all(world, 'invoice_payment').find(
    ({ invoice, status }) => invoice === invoiceId && status === 'open',
  )
  const intent = find(world, 'payment_intent', payment?.payment.payment_intent)
  return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
}

type Page = { limit?: number; starting_after?: string; ending_before?: string }

/** Newest first, ten unless told otherwise, as Stripe pages. */
export function listOf<R extends Resource>(rows: R[], page: Page, url: string): List<R> {
  const { limit = 10, starting_after: after, ending_before: before } = page
  if (limit < 1 || limit > 100) throw invalidRequest('Invalid integer: limit must be from 1 to 100', { param: 'limit' })
  const newestFirst = rows.toReversed()
  const indexOf = (id: string, param: string) => {
    const index = newestFirst.findIndex((row) => row.id === id)
    if (index < 0) throw invalidRequest(`No such object: '${id}'`, { param, code: 'resource_missing' })
    return index
  }
  const from = after ? indexOf(after, 'starting_after') + 1 : 0
  const to = before ? indexOf(before, 'ending_before') : newestFirst.length
  const data = before ? newestFirst.slice(Math.max(from, to - limit), to) : newestFirst.slice(from, from + limit)
  return { object: 'list', data, has_more: before ? to - limit > from : from + limit < newestFirst.length, url }
}
