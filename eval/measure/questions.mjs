import { randomUUID } from 'node:crypto'
import { inTurns } from '../lib/inTurns.mjs'
import { scoreQuestions } from '../lib/score.mjs'
import { keptOf } from '../lib/scoreReply.mjs'
import { meets, normal } from '../lib/text.mjs'

/** Each question in a visit of its own, from the page it names; `says` is what a model answers to it. */
export async function askAll(desk, questions, says = () => undefined) {
  const replies = await inTurns(questions, desk.atOnce, async (question) => {
    const reply = await desk.ask({
      session: randomUUID(),
      text: question.q,
      file: question.page,
      says: says(question),
    })
    return [question.id, reply]
  })
  return new Map(replies)
}

/** Without a model, or with whichever the server asks; `shown` where the answer stands in the reply or in one of the places beside it. */
export async function measureAlone(desk, site) {
  const replies = await askAll(desk, site.questions)
  const { row, misses } = scoreQuestions(site, replies)
  const shown = site.questions.filter(({ id, expect }) => expect && meets(expect, normal(shownIn(replies.get(id)))))
  return { counts: { ...row, shown: shown.length }, cases: misses, replies: forReaders(site.questions, replies) }
}

const shownIn = ({ content, places = [] }) =>
  [content, ...places.flatMap(({ title, text }) => [title, text])].join('\n')

const forReaders = (questions, replies) =>
  questions.map(({ id, q }) => {
    const { content, places, sources, needsLeadCapture, needsScheduling } = replies.get(id)
    return { id, asked: q, said: content, places, sources, needsLeadCapture, needsScheduling }
  })

/** Recorded replies of one wording: what they have right by themselves, and what the visitor got of them. */
export async function measureReplies(desk, site, wording) {
  const questions = site.questions.filter(({ id }) => site.replies.get(id)?.[wording] !== undefined)
  const saysTo = ({ id }) => site.replies.get(id)[wording]
  const replies = await askAll(desk, questions, saysTo)
  const raw = new Map(
    questions.map((question) => [question.id, { ...replies.get(question.id), content: saysTo(question) }]),
  )
  const got = scoreQuestions(site, replies)
  const kept = { asked: 0, all: 0, some: 0, none: 0, kept: 0, sentences: 0 }
  const changes = []
  for (const question of questions) {
    const reply = replies.get(question.id)
    if (!reply.prompt) continue
    const { row, changed } = keptOf(saysTo(question), reply.content)
    for (const key of Object.keys(kept)) kept[key] += row[key]
    for (const sentence of changed)
      changes.push({
        id: question.id,
        wording,
        asked: question.q,
        sentence,
        got: reply.content,
        ...reasonIn(reply, sentence),
      })
  }
  return {
    counts: { raw: scoreQuestions(site, raw).row, got: got.row, kept },
    cases: got.misses.map((miss) => ({ wording, ...miss })),
    changes,
    replies: forReaders(questions, replies),
  }
}

/** Why a sentence was changed, where the engine ran in this process and said so. */
function reasonIn({ changed = [] }, sentence) {
  const found = changed.find((one) => one.sentence.includes(sentence) || sentence.includes(one.sentence))
  return found ? { why: found.why, instead: found.instead } : {}
}
