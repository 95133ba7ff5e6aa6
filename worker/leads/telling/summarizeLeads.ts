import type { Context } from '../../platform/context'
import { displayPhone } from '../phone'
import { findLeadsBetween } from './store'

/** The leads of a time as lines for a mail, how many they are, and how many of all wait for a first step. */
export async function summarizeLeads(ctx: Context, input: { businessId: string; from: number; to: number }) {
  const { came, total, open } = await findLeadsBetween(ctx, input)
  const lines = came.map(({ name, phone, email, country }) => ({
    label: name || 'A visitor',
    value: [phone && displayPhone(phone, country), email].filter(Boolean).join(', '),
  }))
  return { lines, total, open }
}
