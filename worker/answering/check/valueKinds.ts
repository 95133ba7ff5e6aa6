import type { ValueKind } from '../../text/value'

/**
 * What the check makes of a kind of value.
 * - `price`: nothing is said back of it, and it must be stated of the very thing.
 * - `ofWeek`: where a clause tells hours, these are held against the week instead.
 * - `offered`: an offer may get it wrong, too.
 * - `binding`: it tells of what a price, a length or an hour is: "60 minutes", "6 people", "Friday".
 * - `parting`: two of it in a sentence are of two things.
 * - `contact`: where to reach somebody is the same whatever it is stated with.
 * - `reworded`: the visitor's own may be said back in other digits.
 * - `planned`: a calendar tells it.
 */
type Trait = 'price' | 'ofWeek' | 'offered' | 'binding' | 'parting' | 'contact' | 'reworded' | 'planned'

const TRAITS: Record<ValueKind, readonly Trait[]> = {
  money: ['price', 'offered', 'binding', 'parting'],
  percent: ['price', 'offered', 'binding', 'parting'],
  duration: ['binding'],
  count: ['binding'],
  days: ['ofWeek', 'binding', 'planned'],
  date: ['planned'],
  span: ['ofWeek', 'parting', 'reworded', 'planned'],
  clock: ['ofWeek', 'reworded', 'planned'],
  closed: ['ofWeek'],
  phone: ['offered', 'parting', 'contact', 'reworded'],
  email: ['offered', 'contact'],
  link: ['contact'],
}

export const is = (trait: Trait, { kind }: { kind: ValueKind }): boolean => TRAITS[kind].includes(trait)
