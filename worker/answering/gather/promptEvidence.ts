import type { Statement } from '../../knowledge'
import { chooseFitting } from './chooseFitting'
import type { Evidence } from './evidence'
import { headingOf } from './sections'

/** What a model is handed, a line each, by whose word it is; the page is the one in front of the visitor. */
export type PromptEvidence = { facts: string[]; faq: string[]; site: string[]; page: string[] }

const EVIDENCE_TOKENS = 8_000

/** Everything that the business says where that fits, else what is likeliest to answer with what stands around it; in reading order, nothing twice. */
export function promptEvidence(evidence: Evidence, maxTokens = EVIDENCE_TOKENS): PromptEvidence {
  const kept = chooseFitting(once(evidence.statements), evidence.ranked, maxTokens)
  const of = (...kinds: Statement['source']['kind'][]) => kept.filter(({ source }) => kinds.includes(source.kind))
  return {
    facts: listLines(of('fact')),
    faq: of('faq').map(({ trail, text }) => `Q: ${trail.at(-1)} A: ${text}`),
    site: passageLines(of('site')),
    page: passageLines(evidence.page),
  }
}

/** Each saying once: the owner's own stands before the site's. */
function once(statements: readonly Statement[]): Statement[] {
  const seen = new Set<string>()
  return statements.filter(({ kind, text, trail }) => {
    const saying = `${kind === 'faq' ? trail.at(-1) : trail.join()}
${text}`.toLowerCase()
    const isNew = !seen.has(saying)
    seen.add(saying)
    return isNew
  })
}

/** "Areas served: Troy, Albany": a list in one line; rows and policies in one each. */
const listLines = (facts: readonly Statement[]): string[] =>
  [...Map.groupBy(facts, ({ block }) => block).values()].flatMap((some) => {
    const heading = some[0]?.trail[0] ?? ''
    return some.every(({ kind }) => kind === 'item')
      ? [`${heading}: ${some.map(({ text }) => text).join(', ')}`]
      : some.map(({ text }) => `${heading}: ${text.replace(' | ', ': ')}`)
  })

/** Under the headings they stand under, sentences of one block in one line. */
function passageLines(statements: readonly Statement[]): string[] {
  const lines: string[] = []
  let heading = ''
  let before: Statement | undefined
  for (const one of statements) {
    const above = headingOf(one)
    if (above !== heading) lines.push(above)
    const goesOn =
      above === heading && before?.block === one.block && before.kind === 'sentence' && one.kind === 'sentence'
    const last = lines.at(-1)
    if (goesOn && last !== undefined) lines[lines.length - 1] = `${last} ${one.text}`
    else lines.push(one.text)
    heading = above
    before = one
  }
  return lines
}
