import * as z from 'zod/mini'
import type { ImportField } from '../../../contract/leadImport'
import { LEAD_STATUSES, type LeadStatus, VALUE_MAX_CENTS } from '../../../contract/leads'
import { email as emailField } from '../../../contract/text'
import { fold } from '../../text/fold'
import { normalizedPhone } from '../phone'
import { readDate } from './readDate'

export type ImportedRow = {
  name: string
  email: string | null
  phone: string | null
  message: string
  status: LeadStatus
  valueCents: number | null
  /** Null where the file doesn't say. */
  at: number | null
}

export type Place = { country: string; timeZone: string; now: number }

const NAME_MAX = 200
const MESSAGE_MAX = 4000
const PHONE_MAX = 50
const PHONE_DIGITS_MIN = 6

/** Other programs' words for our five. */
const STATUS_WORDS: Record<LeadStatus, RegExp> = {
  new: /^(new|new lead|open|unread|uncontacted|not contacted)$/,
  contacted:
    /^(contacted|working|in progress|attempted( to contact)?|connected|nurturing|qualified|open deal|quoted|proposal.*)$/,
  booked: /^(booked|scheduled|appointment.*|confirmed)$/,
  won: /^(won|closed.? ?won|converted|customer|sold|completed|paid)$/,
  lost: /^(lost|closed.? ?lost|unqualified|disqualified|bad timing|dead|not interested|no answer|archived)$/,
}

/** What is wrong with a row, in words for whoever mends it. */
class RowInvalid extends Error {}

/** The lead that a row of a file is, or what is wrong with the row. */
export function readRow(cells: Map<ImportField, string>, place: Place): ImportedRow | { problem: string } {
  try {
    return rowOf((field) => cells.get(field) ?? '', place)
  } catch (error) {
    if (error instanceof RowInvalid) return { problem: error.message }
    throw error
  }
}

function rowOf(cell: (field: ImportField) => string, place: Place): ImportedRow {
  const email = emailOf(cell('email'))
  const phone = phoneOf(cell('phone'), place.country)
  if (!email && !phone) throw new RowInvalid('There is neither an email address nor a phone number')
  const name = cut((cell('name') || `${cell('firstName')} ${cell('lastName')}`).replaceAll(/\s+/g, ' '), NAME_MAX)
  const message = cut(cell('message'), MESSAGE_MAX)
  return {
    name: name || message ? name : (email ?? phone ?? ''),
    email,
    phone,
    message,
    status: statusOf(cell('status')),
    valueCents: centsOf(cell('value')),
    at: dateOf(cell('date'), place),
  }
}

const cut = (text: string, max: number) => text.trim().slice(0, max).toWellFormed()

function emailOf(text: string): string | null {
  if (!text) return null
  const parsed = z.safeParse(emailField, text)
  if (!parsed.success) throw new RowInvalid(`“${cut(text, 60)}” isn’t an email address`)
  return parsed.data
}

function phoneOf(text: string, country: string): string | null {
  if (!text) return null
  const digits = text.match(/\d/g)?.length ?? 0
  if (digits < PHONE_DIGITS_MIN || text.length > PHONE_MAX)
    throw new RowInvalid(`“${cut(text, 60)}” is no phone number`)
  return normalizedPhone(text, country)
}

function statusOf(text: string): LeadStatus {
  if (!text) return 'new'
  const status = LEAD_STATUSES.find((known) => STATUS_WORDS[known].test(fold(text).replaceAll(/[_-]+/g, ' ')))
  if (!status) throw new RowInvalid(`“${cut(text, 60)}” is none of New, Contacted, Booked, Won and Lost`)
  return status
}

/** "$1,250.00", "1.250,00 €" and "450" in cents. */
function centsOf(text: string): number | null {
  if (!text) return null
  const number = text.replaceAll(/[^\d.,-]/g, '')
  const [, whole = '', cents = ''] = /^(-?[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(number) ?? []
  const value = Number(`${whole.replaceAll(/[.,]/g, '')}.${cents || '0'}`)
  if (!/\d/.test(number) || !Number.isFinite(value) || value < 0 || value * 100 > VALUE_MAX_CENTS)
    throw new RowInvalid(`“${cut(text, 60)}” is no amount of money`)
  return Math.round(value * 100)
}

function dateOf(text: string, { now, ...place }: Place): number | null {
  if (!text) return null
  const at = readDate(text, place)
  if (at === null) throw new RowInvalid(`“${cut(text, 60)}” is no date we can read: write it as 2026-11-21`)
  if (at > now) throw new RowInvalid(`“${cut(text, 60)}” is in the future`)
  return at
}
