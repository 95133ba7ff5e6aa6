import { matches, normal } from './text.mjs'

const digits = (text) => String(text ?? '').replace(/\D/g, '')

const HOLDS = {
  name: (wanted, got) => normal(got ?? '').includes(normal(wanted)),
  phone: (wanted, got) => digits(got).endsWith(digits(wanted)),
  email: (wanted, got) => normal(got ?? '') === normal(wanted),
  about: (wanted, got) => matches(wanted, normal(got ?? '')),
}

/**
 * Whether a lead holds what a visitor said of themselves: the name contained, the phone's digits from the end, the rest as written. A list has
 * what it may be; null is what nobody said.
 */
export const isCaptured = (captured, lead) =>
  Object.entries(captured).every(([key, wanted]) =>
    [wanted].flat().some((one) => (one === null ? !lead[key] : HOLDS[key](one, lead[key]))),
  )

const isNothing = (captured) => Object.values(captured).every((wanted) => [wanted].flat().includes(null))

/** What of a turn's expectation the reply missed; empty where it is as a receptionist's would be. */
export function missedOf(expect, reply, leads) {
  const text = normal(reply.content)
  const missed = []
  if (expect.any && !expect.any.some((one) => matches(one, text))) missed.push('any')
  if (expect.all && !expect.all.every((one) => matches(one, text))) missed.push('all')
  if (expect.none?.some((one) => matches(one, text))) missed.push('none')
  for (const flag of ['needsLeadCapture', 'needsScheduling'])
    if (expect[flag] !== undefined && (reply[flag] === true) !== expect[flag]) missed.push(flag)
  const { captured } = expect
  if (captured && !leads.some((lead) => isCaptured(captured, lead)) && !(leads.length === 0 && isNothing(captured)))
    missed.push('captured')
  return missed
}
