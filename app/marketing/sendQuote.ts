import * as z from 'zod/mini'
import { DEMO_BUSINESS_ID } from '../../contract/businesses'
import { leadRequest } from '../../contract/leads'
import { sendLead } from '../api/leads'
import { ApiError } from '../lib/api'
import { QUOTE_NOTICE } from './quoteNotice'

/** Error messages by field name. */
export type Errors = Record<string, string>

const firstOfEach = (issues: { path: string; message: string }[]): Errors =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [path, message]))

/** Random on plain http too, where `crypto.randomUUID` doesn't exist. */
const randomKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** The idempotency key stays the same while the form is unchanged, so that a retry is stored once. */
let last = { lead: '', key: '' }
function keyOf(lead: string) {
  if (last.lead !== lead) last = { lead, key: randomKey() }
  return last.key
}

/** Validates and sends the quote form. Answers errors by field; an empty object means that it was sent. */
export async function sendQuote(form: FormData): Promise<Errors> {
  const written = {
    ...Object.fromEntries(form),
    businessId: DEMO_BUSINESS_ID,
    source: 'website',
    websiteUrl: location.href,
    referrer: document.referrer,
    language: 'en',
    notice: QUOTE_NOTICE,
  }
  const checked = z.safeParse(leadRequest, written)
  if (!checked.success) {
    return firstOfEach(checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
  }
  try {
    // The form stands on the page from its beginning.
    const shownForMs = Math.round(performance.now())
    await sendLead({ ...checked.data, shownForMs }, keyOf(JSON.stringify(checked.data)))
    return {}
  } catch (error) {
    if (error instanceof ApiError && error.errors.length > 0) return firstOfEach(error.errors)
    throw error
  }
}
