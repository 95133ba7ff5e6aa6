import type { AttemptGuard } from './accounts/guard/AttemptGuard'
import type { ChatSession } from './chat/ChatSession'
import type { Context } from './context'
import type { Inbox } from './inbox/Inbox'
import type { Knowledge } from './knowledge/Knowledge'
import type { Meter } from './usage/Meter'

/**
 * Where an object is born, by the business's country; the platform chooses for the rest. It counts only the first time.
 * https://developers.cloudflare.com/durable-objects/reference/data-location/
 */
const COUNTRIES: Partial<Record<DurableObjectLocationHint, string>> = {
  enam: 'US CA MX GT HN SV NI CR PA CU DO JM HT PR',
  sam: 'BR AR CL PE CO VE EC BO PY UY',
  weur: 'GB IE FR ES PT NL BE LU DE CH AT IT DK NO SE IS MT',
  eeur: 'PL CZ SK HU RO BG GR HR SI RS UA EE LV LT FI MD CY TR',
  apac: 'JP KR TW HK SG MY TH VN PH ID IN PK BD LK',
  oc: 'AU NZ FJ',
  afr: 'ZA NG KE GH EG MA TN TZ UG',
  me: 'AE SA QA KW BH OM IL JO LB',
}
const hints = new Map(
  Object.entries(COUNTRIES).flatMap(([hint, countries]) =>
    countries.split(' ').map((country) => [country, hint] as const),
  ),
)

const isHint = (hint: string | undefined): hint is DurableObjectLocationHint => hint !== undefined && hint in COUNTRIES

function near(country: string | undefined): DurableObjectNamespaceGetDurableObjectOptions {
  const locationHint = country && hints.get(country)
  return isHint(locationHint) ? { locationHint } : {}
}

/** One visit to one business. It takes no hint: it is born beside its visitor. */
export const chatSession = (
  ctx: Pick<Context, 'env'>,
  businessId: string,
  sessionId: string,
): DurableObjectStub<ChatSession> => ctx.env.CHAT_SESSION.getByName(`${businessId}:${sessionId}`)

/** The transcripts of one business. */
export const inbox = (ctx: Pick<Context, 'env'>, businessId: string, country?: string): DurableObjectStub<Inbox> =>
  ctx.env.INBOX.getByName(businessId, near(country))

/** What one business's site and documents say. */
export const knowledge = (
  ctx: Pick<Context, 'env'>,
  businessId: string,
  country?: string,
): DurableObjectStub<Knowledge> => ctx.env.KNOWLEDGE.getByName(businessId, near(country))

/** What one customer has used. */
export const meter = (ctx: Pick<Context, 'env'>, customerId: string, country?: string): DurableObjectStub<Meter> =>
  ctx.env.METER.getByName(customerId, near(country))

/** Asks once more where the platform says that it may help: the object moved or was restarted. Only for calls that may be made twice. */
export async function askTwice<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const { retryable, overloaded } = Object(error)
    if (!retryable || overloaded) throw error
    return call()
  }
}

/** What was tried in the name of one account, or from one address. */
export const attemptGuard = (ctx: Pick<Context, 'env'>, subject: string): DurableObjectStub<AttemptGuard> =>
  ctx.env.ATTEMPT_GUARD.getByName(subject)
