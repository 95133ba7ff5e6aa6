import { meets, normal } from '../lib/text.mjs'
import { askAll } from './questions.mjs'

const CHARACTERS_A_TOKEN = 3.6
const SAYS = 'I don’t have that information here.'
const VISITORS_MESSAGES = 5

const tokensIn = (text) => Math.ceil(text.length / CHARACTERS_A_TOKEN)

/** What stands between the marks of a prompt's fences. */
const evidenceIn = (prompt) =>
  [...prompt.matchAll(/<<DATA [^\n]+ (\w{8})\n([\s\S]*?)\nDATA [^\n]+ \1>>/g)].map(([, , text]) => text).join('\n')

/** What a model is handed for each answerable question: whether the answer stands in it, and how many tokens it is. */
export async function measureEvidence(desk, site) {
  const questions = site.questions.filter(({ expect }) => expect)
  const replies = await askAll(desk, questions, () => SAYS)
  const counts = { questions: questions.length, handed: 0, held: 0, overLimit: 0 }
  const cases = []
  const tokens = []
  for (const { id, q, expect } of questions) {
    const { prompt } = replies.get(id)
    if (!prompt) continue
    const evidence = evidenceIn(prompt[0].content)
    counts.handed += 1
    if (tokensIn(evidence) > 8_000) counts.overLimit += 1
    if (meets(expect, normal(evidence))) counts.held += 1
    else cases.push({ id, asked: q, expect, tokens: tokensIn(evidence) })
    tokens.push({
      evidence: tokensIn(evidence),
      prompt: prompt.reduce((sum, { content }) => sum + tokensIn(content) + 4, 0),
    })
  }
  return { counts, cases, tokens }
}

/** Tokens of a conversation of five messages, from what one question's prompt takes: each next one carries what was said before. */
export function conversationOf(tokens, { question = 12, reply = 55 } = {}) {
  const mean = tokens.reduce((sum, { prompt }) => sum + prompt, 0) / Math.max(tokens.length, 1)
  const before = (VISITORS_MESSAGES * (VISITORS_MESSAGES - 1)) / 2
  return {
    input: Math.round(VISITORS_MESSAGES * mean + before * (question + reply)),
    output: VISITORS_MESSAGES * reply,
  }
}
