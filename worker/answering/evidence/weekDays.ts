export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Day = (typeof DAYS)[number]

const FORMS: [Day, string][] = [
  ['monday', 'mon(?:day)?s?'],
  ['tuesday', 'tue(?:s(?:day)?)?s?'],
  ['wednesday', 'wed(?:s|nesday)?s?'],
  ['thursday', 'thu(?:r(?:s(?:day)?)?)?s?'],
  ['friday', 'fri(?:day)?s?'],
  ['saturday', 'sat(?:urday)?s?'],
  ['sunday', 'sun(?:day)?s?'],
]
/** Any way of writing a day, for use inside a larger pattern. */
export const DAY_PATTERN = FORMS.map(([, form]) => form).join('|')

const dayNamed = (text: string): Day | undefined =>
  FORMS.find(([, form]) => new RegExp(`^(?:${form})\\.?$`, 'i').test(text.trim()))?.[0]

/** "Mon", "Mon-Fri", "weekdays", "daily" as days. */
export const daysOf = (text: string): Day[] => {
  const [first, last] = text.split(/\s*(?:-|\bto\b|\bthrough\b|\bthru\b|\buntil\b)\s*/i).map(dayNamed)
  if (first === undefined) {
    if (/weekday/i.test(text)) return DAYS.slice(0, 5)
    return /weekend/i.test(text) ? DAYS.slice(5) : [...DAYS]
  }
  if (last === undefined) return [first]
  const from = DAYS.indexOf(first)
  const length = ((DAYS.indexOf(last) - from + 7) % 7) + 1
  return Array.from({ length }, (_, step) => DAYS[(from + step) % 7] ?? first)
}
