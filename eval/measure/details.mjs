import { normal } from '../lib/text.mjs'

const digits = (text) => String(text ?? '').replace(/\D/g, '')
const isSame = {
  name: (wanted, got) => normal(got) === normal(wanted),
  phone: (wanted, got) => digits(got).endsWith(digits(wanted).replace(/^0+/, '')),
  email: (wanted, got) => normal(got) === normal(wanted),
}
const holdsWords = (wanted, got) => {
  const said = normal(got ?? '')
  return normal(wanted)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3)
    .every((word) => said.includes(word))
}

/**
 * Ways of typing contact details, taken apart: right where name, phone and email are as they should be and nothing more was taken for one;
 * `wrong` where something was taken for what it is not; `about` and `when` apart from that. `understandText` gives the details of a message.
 */
export function measureContacts(contacts, understandText) {
  const counts = { right: 0, of: 0, wrong: 0, missed: 0, about: 0, abouts: 0, when: 0, whens: 0, fields: {} }
  const cases = []
  for (const { text, country, context, expect } of contacts) {
    const { details, kind } = understandText(text, { country, asked: context?.asked })
    const wrong = Object.keys(isSame).filter(
      (key) => details[key] && !(expect[key] && isSame[key](expect[key], details[key])),
    )
    const missed = Object.keys(isSame).filter((key) => expect[key] && !details[key])
    for (const key of Object.keys(isSame)) {
      counts.fields[key] ??= { of: 0, right: 0, wrong: 0, missed: 0 }
      const row = counts.fields[key]
      if (expect[key]) row.of += 1
      if (wrong.includes(key)) row.wrong += 1
      else if (missed.includes(key)) row.missed += 1
      else if (expect[key]) row.right += 1
    }
    counts.of += 1
    if (wrong.length > 0) counts.wrong += 1
    if (missed.length > 0) counts.missed += 1
    if (wrong.length + missed.length === 0) counts.right += 1
    else cases.push({ text, kind, expect, details, wrong: [...wrong, ...missed].join(' ') })
    if (expect.about) {
      counts.abouts += 1
      if (holdsWords(expect.about, details.need)) counts.about += 1
    }
    if (expect.when) {
      counts.whens += 1
      if (holdsWords(expect.when, details.when)) counts.when += 1
    }
  }
  return { counts, cases }
}

/** Messages and what kind of message they are. */
export function measureKinds(messages, understandText) {
  const counts = { all: { right: 0, of: 0 }, kinds: {}, languages: {} }
  const cases = []
  for (const { text, kind, language } of messages) {
    const got = understandText(text, { country: 'US' })
    const right = got.kind === kind ? 1 : 0
    counts.kinds[kind] ??= { right: 0, of: 0 }
    counts.languages[language] ??= { right: 0, of: 0 }
    for (const row of [counts.all, counts.kinds[kind], counts.languages[language]]) {
      row.of += 1
      row.right += right
    }
    if (!right) cases.push({ text, kind, got: got.kind, confidence: got.confidence })
  }
  return { counts, cases }
}
