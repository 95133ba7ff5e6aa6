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

export function locationHintFor(country: string | undefined): DurableObjectNamespaceGetDurableObjectOptions {
  const locationHint = country && hints.get(country)
  return isHint(locationHint) ? { locationHint } : {}
}

/** Asks once more where the platform says that it may help: the object moved or was restarted. Only for calls that may be made twice. */
export async function retryOnce<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const { retryable, overloaded } = Object(error)
    if (!retryable || overloaded) throw error
    return call()
  }
}
