const numbersIn = (text) => (text.match(/\d[\d,]*(\.\d+)?/g) ?? []).map((found) => found.replace(/,/g, ''))
const GUARANTEE = /\b(?:guarantee[sd]?|warrant(?:y|ies)|money[- ]back|refund(?:s|ed)?)\b/g
const TIME = /\b(\d{1,2})(?::(\d{2}))? ?(?:a\.?m|p\.?m)\b/g
const AMOUNT = /[$£€]\s?(\d[\d,]*(?:\.\d+)?)/g

/** Amounts, times of day and guarantees in a reply that neither the site nor the owner nor the question holds. */
export function unsupportedIn({ q }, text, { facts, said }) {
  const asked = new Set(numbersIn(q))
  const held = new Set([...facts.numbers, ...numbersIn(said), ...asked])
  const isHeld = (number) => held.has(number) || held.has(String(Number(number)))
  const amounts = [...text.matchAll(AMOUNT)].map(([, amount]) => amount.replace(/,/g, ''))
  const times = [...text.matchAll(TIME)].filter(([, hour]) => !isOnAnyClock(Number(hour), said, isHeld))
  const promises = (text.match(GUARANTEE) ?? []).filter((word) => !said.includes(word.slice(0, 6)) && !q.includes(word))
  return [...amounts.filter((amount) => !isHeld(amount)), ...times.map(([time]) => time), ...promises]
}

/** "17:00" is five o'clock, and "noon" twelve. */
const isOnAnyClock = (hour, said, isHeld) =>
  isHeld(String(hour)) || isHeld(String((hour % 12) + 12)) || (hour === 12 && /\b(?:noon|midnight|24)\b/.test(said))
