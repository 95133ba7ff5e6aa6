import { randomUUID } from 'node:crypto'
import { openOfflineDesk } from '../desk/offline.mjs'
import { isRefusal } from '../lib/score.mjs'
import { holds, normal } from '../lib/text.mjs'

/** Takes away all that says what is expected; tells how much that was. */
function strikeOut({ any = [], all = [] }, taken) {
  const isRight = (...texts) => {
    const text = normal(texts.join(' '))
    const is = [...any, ...all].some((pattern) => holds(pattern, text))
    if (is) taken.count += 1
    return is
  }
  const without = (list) =>
    (list ?? '')
      .split(', ')
      .filter((item) => !isRight(item))
      .join(', ')
  return (profile, found) => ({
    profile: {
      ...profile,
      services: without(profile.services),
      specialties: without(profile.specialties) || null,
      location: profile.location && isRight(profile.location) ? null : profile.location,
      faqs: profile.faqs.filter(({ question, answer }) => !isRight(question, answer)),
    },
    found: {
      ...found,
      statements: found.statements.filter(
        ({ trail, text, source }) => !isRight(text) && !isRight(source.title, ...trail, text),
      ),
    },
  })
}

/**
 * Without a model, each answerable question asked of the site from which every statement that answers it was deleted: the honest reply is
 * that it isn't known. Agrees with sites never seen better than questions that were thought up to have no answer.
 */
export async function measureDeleted(site) {
  const counts = { refused: 0, asked: 0, kept: 0 }
  const cases = []
  for (const question of site.questions.filter(({ expect }) => expect)) {
    const taken = { count: 0 }
    const bare = { ...site, pages: new Map() }
    const desk = await openOfflineDesk(bare, { strike: strikeOut(question.expect, taken) })
    const { content } = await desk.ask({ session: randomUUID(), text: question.q })
    if (taken.count === 0) {
      counts.kept += 1
      continue
    }
    counts.asked += 1
    if (isRefusal(question, normal(content), site.facts)) counts.refused += 1
    else cases.push({ id: question.id, asked: question.q, expect: question.expect, said: content })
  }
  return { counts, cases }
}
