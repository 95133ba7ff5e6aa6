import type { BusinessFacts } from '../../../contract/facts'
import type { CalendarSettings } from '../../../contract/scheduling'

/** What the business's facts say of when it is open: they are newer than a calendar that was saved before. */
export type OpenFacts = Pick<BusinessFacts, 'hours' | 'hoursExceptions'>
/** As a calendar is kept. `followsHours`: its week was the facts' own when it was saved, and is theirs from then on. */
export type KeptSettings = CalendarSettings & { followsHours?: boolean }
/** `limits`: days on which the business is closed or has hours of its own, whatever else the calendar says. */
export type OpenCalendar = KeptSettings & { limits?: BusinessFacts['hoursExceptions'] }

export const openFacts = ({ hours, hoursExceptions }: OpenFacts): OpenFacts => ({ hours, hoursExceptions })

/** A kept calendar with the facts of today. The business's own people may book on its special days. */
export const withFacts = (kept: KeptSettings, facts: OpenFacts, isOwn = false): OpenCalendar => ({
  ...kept,
  ...(kept.followsHours && { hours: facts.hours }),
  limits: isOwn ? [] : facts.hoursExceptions,
})

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const plainDay = ({ from, to, hours }: BusinessFacts['hoursExceptions'][number]) => [from, to, hours]

/** What is kept of a calendar: what its facts say is read of them. */
export const withoutFacts = (settings: CalendarSettings, { hours, hoursExceptions }: OpenFacts): KeptSettings => ({
  ...settings,
  special: settings.special.filter((day) => !hoursExceptions.some((known) => isSame(plainDay(known), plainDay(day)))),
  followsHours: isSame(Object.entries(settings.hours).toSorted(), Object.entries(hours).toSorted()),
})
