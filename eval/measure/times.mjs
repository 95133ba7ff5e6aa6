/** How ways of asking for a time are read: right, asked back, or wrong. */
import { Temporal } from 'temporal-polyfill'
import { languageOf } from '../../worker/text/languageOf.ts'
import { readWhen } from '../../worker/text/when/readWhen.ts'
import { readWhenReply } from '../../worker/text/when/readWhenReply.ts'
import { whenQuestion } from '../../worker/text/when/whenQuestion.ts'
import { isWished } from '../../worker/text/when/wish.ts'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const HORIZON_DAYS = 28
const US_ZONES = /^(?:America|Pacific\/Honolulu)/

/** "2026-12-01", "2026-11-30/2026-12-04", "*", "* mon tue", "* -mon" → whether a day is one of them. */
const isIn = (patterns, date) =>
  patterns.some((pattern) => {
    const [first, ...named] = pattern.split(' ')
    const day = DAYS[date.dayOfWeek - 1]
    const [from, to = from] = first.split('/')
    if (first !== '*') return from <= `${date}` && `${date}` <= to
    const without = named.filter((name) => name.startsWith('-')).map((name) => name.slice(1))
    const only = named.filter((name) => !name.startsWith('-'))
    return !without.includes(day) && (only.length === 0 || only.includes(day))
  })

const at = (date, clock) => {
  const [hours, minutes] = clock.split(':').map(Number)
  return { date: `${date}`, weekDay: DAYS[date.dayOfWeek - 1], minute: hours * 60 + minutes }
}

/** What is offered that was not asked for, or asked for and not offered. */
function faultOf({ now, want }, wish) {
  const today = Temporal.PlainDate.from(now.slice(0, 10))
  const named = want.flatMap(({ days }) =>
    days.filter((day) => !day.startsWith('*')).map((day) => day.split('/').at(-1)),
  )
  const last = [`${today.add({ days: HORIZON_DAYS })}`, ...named].toSorted().at(-1)
  for (let date = today; `${date}` <= last; date = date.add({ days: 1 })) {
    const asked = want.find(({ days }) => isIn(days, date))
    const isMaybe = want.some(({ maybe = [] }) => isIn(maybe, date))
    const { yes = ['10:00'], no = [] } = asked ?? want[0]
    const fits = (clock) => isWished(wish, at(date, clock))
    if (!asked && !isMaybe && [...yes, ...no].some(fits)) return `offers ${date}`
    if (asked && !isMaybe && !yes.every(fits)) return `doesn't offer ${date} ${yes.find((clock) => !fits(clock))}`
    if ((asked || isMaybe) && no.some(fits)) return `offers ${date} ${no.find(fits)}`
  }
  return undefined
}

/** "2026-12-01" of each reading that was asked back. */
const firstDays = (readings) => readings.map(({ spans: [first] }) => first?.days[0]?.from).toSorted()

const contextOf = ({ now, zone }) => ({
  now: Temporal.PlainDateTime.from(now).toZonedDateTime(zone).epochMilliseconds,
  timeZone: zone,
  country: US_ZONES.test(zone) ? 'US' : 'GB',
})

/** What a model is asked about each, for a reader who sees nothing else. */
export const questionsOf = (cases) =>
  cases.map((one) => ({ say: one.say, ...whenQuestion(one.say, contextOf(one), 'x7q2'), reply: '' }))

/** `replies` is what a model said to `questionsOf`; where it made nothing of it, the rules stand, as in the chat. */
export function readTimes(cases, replies = []) {
  const replyTo = new Map(replies.map(({ say, reply }) => [say, reply]))
  return cases.map((one) => {
    const { say, now, lang = languageOf(say, 'en') ?? 'en', ask, none } = one
    const reply = replyTo.get(say)
    const byModel = reply === undefined ? undefined : readWhenReply(reply, now.slice(0, 10))
    const when = byModel ?? readWhen(say, { ...contextOf(one), language: lang })
    const outcome = { say, when }
    if (none) return { ...outcome, verdict: when.kind === 'none' ? 'right' : 'wrong', fault: 'is no time' }
    if (ask) {
      const isRight = when.kind === 'ambiguous' && `${firstDays(when.readings)}` === `${ask}`
      return {
        ...outcome,
        verdict: isRight ? 'right' : when.kind === 'wish' ? 'wrong' : 'asked back',
        fault: `asks ${ask}`,
      }
    }
    if (when.kind !== 'wish') return { ...outcome, verdict: 'asked back', fault: when.kind }
    const fault = faultOf(one, when.wish)
    return { ...outcome, verdict: fault ? 'wrong' : 'right', fault }
  })
}
