import type { BusinessProfile } from '../../../businesses/profile'
import { answererWith } from '../../answer'
import type { Answer } from '../../answerer'
import { answerWhole } from '../../answerWhole'
import { WEDNESDAY } from '../../speak/withoutModel/_test/business'
import { NEW_CONVERSATION } from '../../state'

/** A visit in which a model says these things: what it is told of each message, and what comes of it. */
export async function visitWithModel(
  profile: BusinessProfile,
  turns: [visitor: string, model: string][],
): Promise<(Answer & { told: string })[]> {
  let state = NEW_CONVERSATION
  const history: { type: 'bot' | 'user'; content: string }[] = []
  const heard: (Answer & { told: string })[] = []
  for (const [text, says] of turns) {
    let told = ''
    const model = {
      endpoint: 'test',
      async *stream([first]: { content: string }[]) {
        told ||= first?.content ?? ''
        yield says
        return 1
      },
    }
    const use = { model, limitMs: 60_000, answered: () => undefined, failed: () => undefined }
    const find = async () => ({ version: 'v1', whole: true, statements: [], total: 0, holding: {} })
    const question = { profile, text, history, page: {}, state, find, now: WEDNESDAY }
    const answer = await answerWhole(answererWith(use), question)
    state = answer.state
    history.push({ type: 'user', content: text }, { type: 'bot', content: answer.content })
    heard.push({ ...answer, told })
  }
  return heard
}
