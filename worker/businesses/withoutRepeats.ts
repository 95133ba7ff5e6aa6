import type { BusinessFacts } from '../../contract/facts'
import { phoneKey, serviceKey, textKey } from '../../contract/sameFact'

/** The first of those with the same key. */
function firsts<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const kept = new Map<string, T>()
  // What has no letter or digit has no key to compare.
  items.forEach((item, at) => {
    const key = keyOf(item) || `#${at}`
    if (!kept.has(key)) kept.set(key, item)
  })
  return [...kept.values()]
}

const keyOf = (...parts: unknown[]) => JSON.stringify(parts)

/** Facts without what says the same a second time: a number written two ways, a price that stands there twice. */
export const withoutRepeats = (facts: BusinessFacts): BusinessFacts => ({
  ...facts,
  phones: firsts(facts.phones, phoneKey),
  emails: firsts(facts.emails, (email) => email.trim().toLowerCase()),
  addresses: firsts(facts.addresses, textKey),
  areas: firsts(facts.areas, textKey),
  payments: firsts(facts.payments, textKey),
  insurance: firsts(facts.insurance, textKey),
  languages: firsts(facts.languages, textKey),
  hoursExceptions: firsts(facts.hoursExceptions, ({ from, to, hours }) => keyOf(from, to, hours)),
  prices: firsts(facts.prices, ({ name, cents, toCents, from, unit }) =>
    keyOf(serviceKey(name), cents, toCents, from, textKey(unit ?? '')),
  ),
  policies: firsts(facts.policies, ({ name, text }) => keyOf(textKey(name), textKey(text))),
  team: firsts(facts.team, ({ name, role }) => keyOf(textKey(name), textKey(role ?? ''))),
})
