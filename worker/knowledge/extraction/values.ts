const PRICE = /[$£€]\s?\d[\d,]*(?:\.\d{1,2})?|\b\d[\d,]*(?:\.\d{2})?\s?(?:USD|dollars)\b/i
const AROUND_PRICE =
  /[$£€]\s?\d[\d,]*(?:\.\d+)?|\d+|\b(?:from|starting|starts|at|per|each|an?|the|hours?|hrs?|min(?:ute)?s?|person|people|session|visit|month|mo|week|year|yr|day|night|up|and|only|to|for|or|plus|flat|tax|usd|dollars|off|sq|ft|foot|class|unit|free)\b|[\s+*/.,:;()|–—-]/gi
const TIME_SPAN =
  /(?<![\d-]|\) ?)\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?\s?m\.?)?\s?(?:-|–|—|\bto\b|\buntil\b)\s?(?:\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?\s?m\.?)?|close|late|midnight|noon)(?![\d-])/i
const CLOSED = /^(?:closed|by appointment(?: only)?|open 24 hours|24 hours|24\/7)\W*$/i
const DAY = /\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/i
const LONGEST_VALUE = 48

export const hasAmount = (text: string): boolean => PRICE.test(text)
export const namesDay = (text: string): boolean => DAY.test(text)

/** Nothing but an amount with its unit: what it is the price of stands beside it. */
export const isBarePrice = (text: string): boolean =>
  text.length <= LONGEST_VALUE && PRICE.test(text) && text.replace(AROUND_PRICE, '').length <= 3

export const isBareHours = (text: string): boolean =>
  text.length <= LONGEST_VALUE && !DAY.test(text) && (TIME_SPAN.test(text) || CLOSED.test(text))

/** Nothing but a telephone number or an email address. */
export const isBareContact = (text: string): boolean =>
  text.length <= LONGEST_VALUE && (/^\+?[\d\s().–-]{7,}$/.test(text) || /^[\w.+-]+@[\w.-]+\.\w+$/.test(text))

export const isBareValue = (text: string): boolean => isBarePrice(text) || isBareHours(text)

/** "$35 for one visit": a price by itself, with what one gets for it. */
export const opensWithPrice = (text: string): boolean =>
  text.length <= LONGEST_OFFER &&
  /^(?:from |only |just )?\+?\s?[$£€]\s?\d[\d,.]*\+?\s*(?:$|[/(+–-]|(?:per|for|each|an?|and|plus|or|to|flat|extra|if)\b)/i.test(
    text,
  ) &&
  !/[.!?](?:\s|$)/.test(text)
const LONGEST_OFFER = 90

const LABEL_AND_PRICE =
  /^(?<label>[^$£€]{2,90}?)\s*(?:[.·…_]{2,}|[-–—:|]|\s)\s*(?<price>(?:(?:from|starting at|starts at)\s+)?[$£€]\s?\d[^.!?]{0,70})$/i
const PROSE_BEFORE_PRICE =
  /\b(?:is|are|was|at|for|of|to|costs?|charges?|pay|over|under|than|and|or|by|about|around|just|the|your|our|an?|save|get)\s*$/i

const PRICE_AND_LABEL = /^(?<price>[$£€]\s?\d[\d,.]*\+?)\s*[-–—:]\s*(?<label>\p{L}?.{3,110})$/u

/** "Haircut .... $45": the row of a price list that stands in one line. */
export function priceRow(text: string): string | undefined {
  const { label, price } = (PRICE_AND_LABEL.exec(text) ?? LABEL_AND_PRICE.exec(text))?.groups ?? {}
  if (!label || !price || PROSE_BEFORE_PRICE.test(label) || /[.!?]\s/.test(label)) return undefined
  return `${label.trim()} | ${price.trim()}`
}

const DAYS_AND_HOURS =
  /^(?<days>(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?|daily|weekdays|weekends?|holidays|every day)(?:\s*(?:-|–|—|&|,|and|to|through|thru)\s*(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?)*)\s*[:|–—-]?\s*(?<hours>(?:\d{1,2}(?:[:.]\d{2})?\s?[ap]?|closed|by app|open|noon).{0,60})$/i

/** "Mon – Fri: 9–5": the row of a week's hours. */
export function hoursRow(text: string): string | undefined {
  const { days, hours } = DAYS_AND_HOURS.exec(text)?.groups ?? {}
  return days && hours ? `${days.trim()} | ${hours.trim()}` : undefined
}
