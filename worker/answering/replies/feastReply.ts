import type { Evidence } from '../evidence/evidence'
import type { Passage } from '../evidence/passages'
import { type Draft, distinct, fact, sentence } from './draft'

/** What people call the same feast. */
const FEASTS = [
  /\bchristmas eve\b/i,
  /\b(?:christmas|xmas)\b(?! eve)/i,
  /\bnew year'?s eve\b/i,
  /\bnew year'?s?\b(?! eve)/i,
  /\bthanksgiving\b/i,
  /\bblack friday\b/i,
  /\beaster\b/i,
  /\b(?:july (?:4|4th)|4th of july|fourth of july|independence day)\b/i,
  /\bmemorial day\b/i,
  /\blabor day\b/i,
  /\bveterans'? day\b/i,
  /\bhalloween\b/i,
]
const HOLIDAY_HOURS = /\bholidays? (?:hours|schedule)\b/i
const ON_HOLIDAYS = /\b(?:on|all|major|federal|public|bank|most) (?:\w+ )?holidays\b|\bholidays?:/i
const TELLS_HOURS = /\b(?:open|opens|closed|close|closes|closing|hours)\b|\d ?[ap]\.?m\b/i
const MOST = 4

const speaks = ({ text, trail }: Passage): boolean => TELLS_HOURS.test(text) || TELLS_HOURS.test(trail)

/** What the site says of opening on a feast, or on holidays where none was named. */
export const feastReply = (line: string, { passages }: Evidence): Draft | undefined => {
  const said = passages.filter((one) => ['faq', 'sentence', 'row', 'item'].includes(one.kind) && speaks(one))
  const feasts = FEASTS.filter((feast) => feast.test(line))
  const named = said.filter(({ text }) => feasts.length > 0 && feasts.every((feast) => feast.test(text)))
  const best = named.find(({ kind }) => kind === 'row' || kind === 'faq') ?? named[0]
  if (best !== undefined) return fact(sentence(best.text), [best.source])
  const general = said.find(({ text, carries }) => ON_HOLIDAYS.test(text) && !carries.price)
  if (general !== undefined) return fact(sentence(general.text), [general.source])
  const rows = said.filter(({ heading, kind }) => kind === 'row' && HOLIDAY_HOURS.test(heading)).slice(0, MOST)
  if (feasts.length > 0 || rows.length === 0) return undefined
  return fact(
    `${rows[0]?.heading}: ${rows.map(({ text }) => text).join('; ')}.`,
    distinct(rows.map(({ source }) => source)),
  )
}
