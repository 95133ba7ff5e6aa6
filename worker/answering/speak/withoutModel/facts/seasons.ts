import { type Statement, wantedIn } from '../../../../knowledge'
import { daysIn } from '../../../../text/hours/openings'
import { type Season, seasonIn, seasonOf } from '../../../../text/hours/season'
import type { Spoken } from '../../spoken'
import type { AskedFor } from '../asked/asked'
import { quoteOf } from '../quotes/sayQuote'
import { answer, type Speaking, together } from '../speaking'
import { daysAsked } from './hoursReply'

const LONGEST = 160
const MOST_SAID = 3

type OfSeason = { statement: Statement; season: Season }

/** A statement lives as long as its version of the site: it is read once. */
const read = new WeakMap<Statement, Season | 'none'>()

function seasonHeld(statement: Statement, country: string): Season | undefined {
  const known = read.get(statement) ?? seasonOf(statement, country) ?? 'none'
  read.set(statement, known)
  return known === 'none' ? undefined : known
}

/** A line of hours, and no course in June. */
const tellsHours = ({ kind, text, trail, values }: Statement): boolean =>
  kind !== 'faq' &&
  text.length <= LONGEST &&
  values.some((one) => one.kind === 'span' || one.kind === 'closed' || one.kind === 'clock') &&
  !values.some((one) => one.kind === 'money') &&
  ((kind === 'row' && daysIn(values).length > 0) || wantedIn([trail.at(-1), text].join(' ')).wanted.has('hours'))

/** What the site says of hours that hold for a part of the year only. */
function hoursOfSeasons({ evidence, question }: Speaking): OfSeason[] {
  const all = evidence.statements.filter((one) => one.source.kind === 'site' && tellsHours(one))
  const said = all.flatMap((statement) => {
    const season = seasonHeld(statement, question.profile.country)
    return season ? [{ statement, season }] : []
  })
  return [...new Map(said.map((one) => [one.statement.text, one])).values()]
}

/**
 * What holds at the time that is asked of, in the site's own words, with the usual hours where they don't say all of it. `usual`: what would be
 * said without seasons; undefined where none is told for the time that is asked of.
 */
export function seasonReply(speaking: Speaking, asked: AskedFor, usual: Spoken | undefined): Spoken | undefined {
  const all = hoursOfSeasons(speaking)
  if (all.length === 0) return undefined
  const { profile, text } = speaking.question
  const named = seasonIn(text, profile.country)
  if (named) {
    const within = all.filter(({ season }) => isWithin(named, season))
    return said(speaking, within.length > 0 ? within : all.filter(({ season }) => !season.months))
  }
  const days = [...daysAsked(asked), ...asked.holidays]
  if (days.length === 0) return usual ? together(usual, ...quoted(speaking, all)) : said(speaking, all)
  const months = new Set(days.map(({ month }) => month))
  const known = all.filter(({ season }) => season.months && isWithin({ months }, season))
  const holding = known.length > 0 ? known : all.filter(({ season }) => !season.months)
  if (holding.length === 0) return undefined
  const ofDays = holding.filter(({ statement }) =>
    daysIn(statement.values).some((day) => days.some(({ weekDay }) => weekDay === day)),
  )
  const isInstead = ofDays.length > 0 && known.length > 0
  return usual && !isInstead
    ? together(usual, ...quoted(speaking, holding))
    : said(speaking, ofDays.length > 0 ? ofDays : holding)
}

const isWithin = ({ months }: Season, other: Season): boolean =>
  months === undefined || other.months === undefined
    ? months === other.months
    : [...months].some((month) => other.months?.has(month))

function quoted(speaking: Speaking, some: readonly OfSeason[]): Spoken[] {
  const quotes = said(speaking, some)
  return quotes ? [quotes] : []
}

const said = (speaking: Speaking, some: readonly OfSeason[]): Spoken | undefined =>
  answer(
    some.slice(0, MOST_SAID).map(({ statement }) => quoteOf(speaking, statement)),
    some[0]?.statement.source,
  )
