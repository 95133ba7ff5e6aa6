import { matches, normal, numbersIn, sentencesOf } from './text.mjs'

/** Which sentences of a model's reply reached the visitor as they were. */
export function keptOf(says, content) {
  const got = normal(content)
  const sentences = sentencesOf(says)
  const changed = sentences.filter((sentence) => !got.includes(normal(sentence)))
  const kept = sentences.length - changed.length
  return {
    changed,
    row: {
      asked: 1,
      all: changed.length === 0 ? 1 : 0,
      some: kept > 0 && changed.length > 0 ? 1 : 0,
      none: kept === 0 ? 1 : 0,
      kept,
      sentences: sentences.length,
    },
  }
}

/**
 * What a lie stands on: `nowhere` a value that the site never says, `misapplied` one of its own in the wrong place, `untyped` nothing that
 * could be looked up. Its kind says so, or else `typed` and the numbers in what is false.
 */
export function groupOf({ reply, lie, kind, typed }, asked, { numbers }) {
  if (typed === undefined) return kind === 'untyped' ? 'untyped' : /nowhere/.test(kind) ? 'nowhere' : 'misapplied'
  if (!typed) return 'untyped'
  const known = new Set([...numbers, ...numbersIn(asked)])
  const lied = new RegExp(lie, 'iu').exec(normal(reply))?.[0] ?? ''
  const isKnown = (number) => known.has(number) || known.has(String(Number(number)))
  return numbersIn(lied).every(isKnown) ? 'misapplied' : 'nowhere'
}

export const isOut = ({ lie }, content) => matches(lie, normal(content))
