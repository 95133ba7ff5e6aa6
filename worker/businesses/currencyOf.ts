import CURRENCIES from './currencies.json'

const all: ReadonlyMap<string, string> = new Map(
  Object.entries(CURRENCIES).flatMap(([currency, countries]) =>
    countries.map((country) => [country, currency] as const),
  ),
)

/** What prices are in where a business is, until it says otherwise. */
export const currencyOf = (country: string): string => all.get(country) ?? 'USD'
