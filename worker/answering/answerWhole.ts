import type { Answer, Answerer, Question } from './answerer'

/** The answer once all of it is there. */
export async function answerWhole(answerer: Answerer, question: Question): Promise<Answer> {
  const answering = answerer(question)
  for (let step = await answering.next(); ; step = await answering.next()) if (step.done) return step.value
}
