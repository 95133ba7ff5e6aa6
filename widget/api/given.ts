import type { PanelState } from '../stage'

const NAMES = ['name', 'email', 'phone', 'details']
/** The server's own limits: what is longer would be refused as a whole. */
const LONGEST = 200
const MOST_FIELDS = 10
const LONGEST_NAME = 40

const textOf = (value: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof value) ? `${value}`.trim().slice(0, LONGEST) : ''

const texts = (given: unknown) =>
  Object.entries(Object(given))
    .map(([name, value]) => [name, textOf(value)] as const)
    .filter(([, text]) => text)

/** The details among what a page gave, and of others those with these names. */
export const givenDetails = (given: unknown, others: string[] = []): Record<string, string> =>
  Object.fromEntries(texts(given).filter(([name]) => NAMES.includes(name) || others.includes(name)))

export const givenFields = (given: unknown): Record<string, string> =>
  Object.fromEntries(
    texts(given)
      .slice(0, MOST_FIELDS)
      .map(([name, text]) => [name.slice(0, LONGEST_NAME), text]),
  )

const BOXES = [
  ['name', 'name'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['details', 'projectDetails'],
] as const

/** Fills the lead form's empty boxes; what the visitor typed, there or in the conversation, stands. */
export function prefillForm({ typed, details }: PanelState, known: Record<string, string>): void {
  for (const [name, box] of BOXES) {
    const said = box === 'projectDetails' ? details.value.need : details.value[box]
    if (said && typed[box] === known[name]) delete typed[box]
    else if (!said && known[name]) typed[box] ??= known[name]
  }
}
