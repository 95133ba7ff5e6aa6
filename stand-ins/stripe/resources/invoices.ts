import { emit } from '../events.ts'
import fixtures from '../fixtures.json' with { type: 'json' }
import type { Invoice, InvoiceLine, InvoicePayment, PaymentIntent, Price, Subscription } from '../wire.ts'
import { all, find, get, newId, now, put, type World } from '../world.ts'
import { charge, newPaymentIntent, type Outcome } from './paying.ts'

type Period = { start: number; end: number }
type NewLine = { amount: number; description: string; period: Period; price: Price; isProration?: boolean }

export function newLine(
  subscription: Subscription,
  { amount, description, period, price, isProration }: NewLine,
): InvoiceLine {
  const item = subscription.items.data[0]
  return {
    ...fixtures.line_item,
    id: newId('il', 24),
    object: 'line_item',
    amount,
    description,
    invoice: null,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration ?? false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item?.id ?? '',
      },
      type: 'subscription_item_details',
    },
    period,
    pricing: {
      price_details: { price: price.id, product: String(price.product) },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity_decimal: '1',
    subscription: subscription.id,
    subtotal: amount,
  } satisfies InvoiceLine
}

/** Draws up what is due, lines that waited for it included. A credit beyond it stays for the next one. */
export function draw(
  world: World,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  fresh: InvoiceLine[],
  isPreview = false,
): Invoice {
  const lines = [...(world.pendingLines.get(subscription.id) ?? []), ...fresh]
  const customer = get(world, 'customer', String(subscription.customer))
  const id = newId('in', 24)
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const due = Math.max(0, subtotal + customer.balance)
  const left = Math.min(0, subtotal + customer.balance)
  const at = now(world, customer.id)
  const drawn = {
    ...fixtures.invoice,
    id,
    object: 'invoice',
    amount_due: due,
    amount_overpaid: 0,
    amount_remaining: due,
    auto_advance: true,
    automatic_tax: { ...fixtures.invoice.automatic_tax, liability: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    created: at,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_shipping: null,
    due_date: null,
    effective_at: at,
    ending_balance: isPreview ? null : left,
    from_invoice: null,
    hosted_invoice_url: `${world.url}/i/${id}`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    lines: {
      object: 'list',
      data: lines.map((line) => ({ ...line, invoice: id })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    next_payment_attempt: null,
    number: isPreview
      ? null
      : `${customer.invoice_prefix}-${String(customer.next_invoice_sequence ?? 1).padStart(4, '0')}`,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: at,
    period_start: at,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    status: isPreview ? 'draft' : 'open',
    status_transitions: { finalized_at: at, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal,
    total: subtotal,
    total_discount_amounts: [],
    total_excluding_tax: subtotal,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: at,
  } satisfies Invoice
  if (isPreview) return drawn
  world.pendingLines.delete(subscription.id)
  customer.currency = drawn.currency
  customer.balance = left
  customer.next_invoice_sequence = (customer.next_invoice_sequence ?? 1) + 1
  const invoice = put(world, drawn)
  subscription.latest_invoice = id
  emit(world, 'invoice.created', invoice)
  emit(world, 'invoice.finalized', invoice)
  return invoice
}

const paymentOf = (world: World, invoice: Invoice): InvoicePayment | undefined =>
  all(world, 'invoice_payment').find((payment) => payment.invoice === invoice.id)

/** The payment of an invoice, begun where there is none. */
export function openPayment(world: World, invoice: Invoice): PaymentIntent {
  const begun = paymentOf(world, invoice)
  const known = find(world, 'payment_intent', begun?.payment.payment_intent)
  if (known) return known
  const intent = newPaymentIntent(world, String(invoice.customer), invoice.amount_due)
  put(world, {
    ...fixtures.invoice_payment,
    id: newId('inpay', 24),
    object: 'invoice_payment',
    amount_requested: invoice.amount_due,
    created: invoice.created,
    currency: invoice.currency,
    invoice: invoice.id,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
  } satisfies InvoicePayment)
  return intent
}

export function markPaid(world: World, invoice: Invoice): void {
  Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due, amount_remaining: 0, attempted: true })
  invoice.next_payment_attempt = null
  invoice.status_transitions.paid_at = now(world, String(invoice.customer))
  const payment = paymentOf(world, invoice)
  if (payment) Object.assign(payment, { status: 'paid', amount_paid: invoice.amount_due })
  emit(world, 'invoice.paid', invoice)
  emit(world, 'invoice.payment_succeeded', invoice)
}

/** Collects by the card that is there. Without one the attempt fails, too. */
export function collect(world: World, invoice: Invoice, methodId: string | null, isOnSession = false): boolean {
  if (invoice.amount_due === 0) {
    markPaid(world, invoice)
    return true
  }
  const intent = openPayment(world, invoice)
  const outcome: Outcome | undefined = methodId ? charge(world, intent, methodId, isOnSession) : undefined
  Object.assign(invoice, { attempted: true, attempt_count: invoice.attempt_count + 1 })
  if (outcome?.ok) {
    markPaid(world, invoice)
    return true
  }
  emit(world, 'invoice.payment_failed', invoice)
  if (outcome?.needsAction) emit(world, 'invoice.payment_action_required', invoice)
  return false
}
