import { MONTHS } from '../evidence/dates'
import { isSpan, spanOf, TIME_PATTERN } from '../evidence/timeSpan'
import { DAY_PATTERN, daysOf } from '../evidence/weekDays'
import { withDigits } from './numberWords'

/**
 * What can be checked in a text is written as a mark, one way for every way of saying it: `‹money:$8500›`, `‹day:monday›`. They stand
 * between two characters of the private use area, which no text that is read still holds.
 */
const OPEN = '\ue000'
const CLOSE = '\ue001'
const mark = (kind: string, value: string | number = '') => ` ${OPEN}${kind}:${value}${CLOSE} `
export const MARK = new RegExp(`${OPEN}([a-z]+):([^${CLOSE}]*)${CLOSE}`, 'g')

const AMOUNT = String.raw`\d(?:[\d,]*\d)?(?:\.\d+)?(?: ?k\b)?`
const SIGN = String.raw`(?:us ?\$|ca?\$|a\$|\$|€|£|¥|₹|usd|eur|gbp|cad|aud)`
const UNIT = String.raw`(?:us dollars?|dollars?|bucks?|usd|euros?|eur|€|pounds?(?: sterling)?|gbp|£|quid|\$|cents?|cad|aud|pesos?|francs?|zloty|yen|yuan)`
const TO = String.raw`\s*(?:-|to|through)\s*`
const CURRENCIES: [RegExp, string][] = [
  [/€|eur/, '€'],
  [/£|gbp|pound|quid/, '£'],
  [/¥|yen|yuan/, '¥'],
  [/₹/, '₹'],
  [/peso/, 'peso'],
  [/franc/, 'franc'],
  [/zloty/, 'zloty'],
]
const currencyOf = (text: string) => CURRENCIES.find(([form]) => form.test(text))?.[1] ?? '$'
const cents = (amount: string, unit = ''): number => {
  const number = Number(amount.replace(/[, k]/g, ''))
  const whole = /k$/.test(amount.trim()) ? number * 1000 : number
  return Math.round(/^cents?$/.test(unit.trim()) ? whole : whole * 100)
}
const money = (unit: string, from: string, to?: string) => {
  const low = cents(from, unit)
  if (low === 0 && to === undefined) return mark('free')
  return mark('money', `${currencyOf(unit)}${low}${to === undefined ? '' : `-${cents(to, unit)}`}`)
}

const MINUTES: Record<string, [kind: string, factor: number]> = {
  min: ['m', 1],
  hou: ['m', 60],
  hr: ['m', 60],
  day: ['d', 1],
  wee: ['d', 7],
  mon: ['y', 1],
  yea: ['y', 12],
  yr: ['y', 12],
}
const lasting = (unit: string, ...amounts: string[]) => {
  const [kind, factor] = MINUTES[unit.slice(0, 3)] ?? MINUTES[unit.slice(0, 2)] ?? ['n', 1]
  return mark('lasts', `${amounts.map((amount) => Number(amount.replace(/,/g, '')) * factor).join('-')}${kind}`)
}
const TIME_UNIT = `(min(?:ute)?s?|hours?|hrs?|days?|weeks?|months?|years?|yrs?)`

const minutesOf = (text: string) => spanOf(`${text} - 11:59 pm`).from
const MONTH = `(${MONTHS.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|sept)`
const monthNumber = (name: string) => MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1

const UNITS: Record<string, string> = { hr: 'hour', mo: 'month', yr: 'year', head: 'person', lesson: 'class' }
const unitOf = (unit = ''): string => UNITS[unit] ?? unit.replace(/^sq\.? ?ft$/, 'square foot')
/** Whatever stands behind an amount is what it is paid for. */
const PAID_FOR = new RegExp(
  String.raw`(${OPEN}money:[^${CLOSE}]*${CLOSE}) *(?:(?:per|an?|each) |\/ ?)(square foot|sq\.? ?ft|linear foot|[a-z]+)\b`,
  'g',
)

type Rule = [form: RegExp, to: (...groups: string[]) => string]
const rule = (form: string, to: (...groups: string[]) => string): Rule => [new RegExp(form, 'g'), to]
const HALF_DAY = String.raw`\d{1,2}(?:[:.]\d{2})? ?(?:[ap]\.? ?m\b\.?|o'clock)|\d{1,2}:\d{2}|noon|midnight`

/** In this order: what one takes the next doesn't see. */
const RULES: Rule[] = [
  rule(String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`, (all) => mark('mail', all)),
  rule(
    String.raw`\b(?:https?:\/\/|www\.)[^\s)\]]+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|io|co|us|uk|biz|info|example|site|shop|app|dev|xyz|me|ly|link|store|online|ai|ru|cn|de|fr|es|test|local)\b(?:\/[^\s)\]]*)?`,
    (all) => mark('link', all.replace(/[.,!?;:]+$/, '')),
  ),
  rule(
    String.raw`\b24 ?\/ ?7(?: ?\/ ?365)?\b|\b(?:around|round) the clock\b|\b24 hours a day\b|\bday (?:and|or) night\b`,
    () => mark('always'),
  ),
  rule(
    String.raw`\b(?:before (?:and|or) )?(?:after|before|out[ -]of|outside(?: of)?)[ -](?:(?:our|the|regular|normal|usual|business|office|opening|working) )*hours\b|\b(?:before|after) work(?= *(?:$|[.,;!?]))`,
    () => mark('when', 'after-hours'),
  ),
  rule(String.raw`(?<![\w$€£.,])\+?\(?\d[\d().\s-]{5,}\d(?![\w])`, (all) => {
    const digits = all.replace(/\D/g, '')
    return digits.length >= 7 && !/\d{4}-\d{2}-\d{2}/.test(all) ? mark('phone', digits.slice(-10)) : all
  }),
  rule(String.raw`\bfeel free\b`, () => 'feel welcome'),
  rule(
    String.raw`\b(?:free of (?:any )?charge|(?:at |for )?no (?:extra |additional )?(?:charge|cost|fee)|without (?:charge|cost)|complimentary|for free|on the house|on us|costs? (?:you )?nothing|gratis|(?<!-)free)\b`,
    () => mark('free'),
  ),
  rule('(?<=\\s)-(?=[$€£]\\d)', () => ' minus '),
  rule(String.raw`\bbetween (?:${SIGN} ?)?(${AMOUNT}) and (${SIGN}) ?(${AMOUNT})`, (_, from = '', sign = '', to) =>
    money(sign, from, to),
  ),
  rule(
    String.raw`(${SIGN}) ?(${AMOUNT})${TO}(?:${SIGN} ?)?(${AMOUNT})(?! ?(?:%|percent|minutes?|min|hours?|hrs?|days?|weeks?|months?|years?|people|persons?|visits?|sessions?))(?=\W|$)`,
    (_, sign = '', from = '', to) => money(sign, from, to),
  ),
  rule(String.raw`\b(${AMOUNT})${TO}(${AMOUNT}) ?(${UNIT})(?![a-z])`, (_, from = '', to, unit = '') =>
    money(unit, from, to),
  ),
  rule(`(${SIGN}) ?(${AMOUNT})`, (_, sign = '', amount = '') => money(sign, amount)),
  rule(String.raw`\b(${AMOUNT}) ?(${UNIT})(?![a-z])`, (_, amount = '', unit = '') => money(unit, amount)),
  rule(String.raw`\b(\d[\d.]*)${TO}(\d[\d.]*) ?(?:%|percent)`, (_, from, to) => mark('percent', `${from}-${to}`)),
  rule(String.raw`\b(\d[\d.]*) ?(?:%|percent)`, (_, amount) => mark('percent', amount)),
  rule(String.raw`\bhalf an? hour\b|\bhalf[ -]hour\b`, () => mark('lasts', '30m')),
  rule(String.raw`\ban? hour and a half\b`, () => mark('lasts', '90m')),
  rule(String.raw`\b(\d+)\+?${TO}(\d+)[ -]?${TIME_UNIT}\b`, (_, from = '', to = '', unit = '') =>
    lasting(unit, from, to),
  ),
  rule(
    String.raw`\b(\d+(?:[.,]\d+)?)\+?[ -]?(?:business |working |full )?${TIME_UNIT}\b`,
    (_, amount = '', unit = '') => lasting(unit, amount),
  ),
  rule(
    String.raw`\b(?:per|an?|each|every|\/) ?(hour|hr|month|mo|year|yr|week|day|night|visit|person|session|class|lesson|page|mile|square foot|sq\.? ?ft|room|unit|head|item|piece|tooth|area|linear foot|foot)\b(?= *(?:$|[.,;:!?)|]|and|or|plus|for|with))`,
    (all, unit) =>
      /^(?:an?|every)/.test(all) &&
      !/hour|hr|month|mo|year|yr|week|day|night|person|session|class|lesson/.test(unit ?? '')
        ? all
        : mark('per', unitOf(unit)),
  ),
  rule(
    String.raw`\b(?:per|\/) ?(hour|hr|month|mo|year|yr|week|day|night|visit|person|session|class|lesson|page|mile|square foot|sq\.? ?ft|room|unit|head|item|piece|tooth|area)\b`,
    (_, unit) => mark('per', unitOf(unit)),
  ),
  rule(String.raw`\bhourly\b`, () => mark('per', 'hour')),
  rule(String.raw`\bmonthly\b`, () => mark('per', 'month')),
  rule(String.raw`\b(${HALF_DAY}|\d{1,2})${TO}(${HALF_DAY}|\d{1,2})(?![\w:])`, (all) => {
    const span = all.replace(/\s*(?:-|to|through)\s*/, ' - ')
    if (!/[ap]\.? ?m|:|noon|midnight|o'clock/.test(all) && !isSpan(span)) return all
    const { from, to } = spanOf(span)
    return `${mark('from', from % 1440)}${mark('to', to % 1440)}`
  }),
  rule(String.raw`\bbetween (${HALF_DAY}|\d{1,2}) and (${HALF_DAY})(?![\w:])`, (_, from = '', to = '') => {
    const span = spanOf(`${from} - ${to}`)
    return `${mark('from', span.from % 1440)}${mark('to', span.to % 1440)}`
  }),
  rule(
    String.raw`\b(?:until|till?|closes?(?: up)? at|closing at|up to|before|by) (${TIME_PATTERN})(?![\w:])(?=.{0,3})`,
    (all, time = '') =>
      /[ap]\.? ?m|:|noon|midnight|o'clock/.test(time) || /^(?:until|till?|clos)/.test(all)
        ? mark('to', timeOf(time, 'pm'))
        : all,
  ),
  rule(
    String.raw`\b(?:from|opens?(?: up)? at|opening at|starting at|after|as early as) (${HALF_DAY})`,
    (_, time = '') => mark('from', timeOf(time, 'am')),
  ),
  rule(String.raw`(?<![\d:.])(?:${HALF_DAY})(?![\w:])`, (time) => mark('at', timeOf(time, 'am'))),
  rule(String.raw`\b(${DAY_PATTERN})\b\.?\s*(?:-|to|through|thru|until)\s*(${DAY_PATTERN})\b\.?`, (all) =>
    daysMarked(all),
  ),
  rule(String.raw`\b(?:weekdays|(?:monday through friday))\b`, () => daysMarked('weekdays')),
  rule(String.raw`\bweekends?\b`, () => daysMarked('weekend')),
  rule(String.raw`\b(?:every ?day(?: of the week)?|daily|(?:seven|7) days(?: a week)?|all week(?: long)?)\b`, () =>
    daysMarked('daily'),
  ),
  rule(String.raw`\b(?:${DAY_PATTERN})\b(?!\.?\w)`, (all) =>
    /^(?:sat|sun|mon|wed)$/.test(all) || all.length > 2 ? daysMarked(all) : all,
  ),
  rule(
    String.raw`\b${MONTH}\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?\b`,
    (_, month = '', day, year) =>
      `${mark('date', `${monthNumber(month)}-${Number(day)}`)}${year ? mark('number', year) : ''}`,
  ),
  rule(String.raw`\b(\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}\b`, (_, day, month = '') =>
    mark('date', `${monthNumber(month)}-${Number(day)}`),
  ),
  rule(String.raw`\b(\d{4})-(\d{2})-(\d{2})\b`, (_, __, month, day) => mark('date', `${Number(month)}-${Number(day)}`)),
  rule(
    String.raw`\b(?:today|tonight|tomorrow|yesterday|right away|right now|immediately|instantly|asap|straight away|at once|same[ -]day|next[ -]day|any ?time|this (?:morning|afternoon|evening|week|weekend|month)|next (?:week|month|weekend)|within the hour|in no time|now|by (?:tonight|tomorrow))\b`,
    (all) => mark('when', all.replace(/[ -]+/g, '-').replace(/^by-/, '')),
  ),
  rule(String.raw`\d(?:[\d,]*\d)?(?:\.\d+)?(?:st|nd|rd|th)?`, (all) => mark('number', all.replace(/[,a-z]/g, ''))),
]

function timeOf(text: string, half: 'am' | 'pm'): number {
  if (text === 'midnight') return 0
  const bare = /^\d{1,2}$/.exec(text.trim())
  return minutesOf(bare ? `${text} ${half}` : text.replace(/o'clock/, half)) % 1440
}

function daysMarked(text: string): string {
  const days = daysOf(text)
  return days.map((day) => mark('day', day)).join('')
}

/** Normal text with its marks in place of what they stand for. */
export function marked(text: string): string {
  let line = withDigits(text)
  for (const [form, to] of RULES) {
    // Most rules find nothing in most texts, and taking a text apart costs more than looking.
    if (line.search(form) < 0) continue
    line = line
      .split(AROUND_MARKS)
      .map((part) => (part.startsWith(OPEN) ? part : part.replace(form, (...found) => to(...groupsOf(found)))))
      .join('')
  }
  return line.replace(PAID_FOR, (_, amount: string, unit: string) => amount + mark('per', unitOf(unit)))
}
const AROUND_MARKS = new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`)
/** Of what `replace` hands over, the match and its groups, without where they stand. */
const groupsOf = (found: unknown[]): string[] => found.slice(0, -2).map((one) => (typeof one === 'string' ? one : ''))
