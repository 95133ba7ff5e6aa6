import { matches, normal } from './text.mjs'

const digits = (text) => String(text ?? '').replace(/\D/g, '')

/** Whether a lead holds what a visitor said of themselves: the name contained, the phone's digits from the end, the rest as written. */
export const isCaptured = ({ name, phone, email, about }, lead) =>
  (!name || normal(lead.name ?? '').includes(normal(name))) &&
  (!phone || digits(lead.phone).endsWith(digits(phone))) &&
  (!email || normal(lead.email ?? '') === normal(email)) &&
  (!about || matches(about, normal(lead.about ?? '')))

/** What of a turn's expectation the reply missed; empty where it is as a receptionist's would be. */
export function missedOf(expect, reply, leads) {
  const text = normal(reply.content)
  const missed = []
  if (expect.any && !expect.any.some((one) => matches(one, text))) missed.push('any')
  if (expect.all && !expect.all.every((one) => matches(one, text))) missed.push('all')
  if (expect.none?.some((one) => matches(one, text))) missed.push('none')
  for (const flag of ['needsLeadCapture', 'needsScheduling'])
    if (expect[flag] !== undefined && (reply[flag] === true) !== expect[flag]) missed.push(flag)
  if (expect.captured && !leads.some((lead) => isCaptured(expect.captured, lead))) missed.push('captured')
  return missed
}
