/** `centsOf('$1,250.50')` → 125050; NaN for invalid text, which the schema then rejects. */
export function centsOf(text: string): number {
  const [, amount = ''] = /^[^\d-]*(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)\s*$/.exec(text.trim()) ?? []
  return amount ? Math.round(Number(amount.replaceAll(',', '')) * 100) : Number.NaN
}

/** 8500 as "85", 8550 as "85.50". */
export const moneyOf = (cents: number): string => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2))

export const currencySign = (currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency
