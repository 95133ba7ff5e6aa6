import { takeSentences } from '../../text/sentences'

/** A reply is two or three sentences; a sentence of more is no sentence. */
const LONGEST_SENTENCE = 600

/** Rules and dashes say nothing. */
const SAYS = /[\p{L}\p{N}]/u

/** Whole sentences out of a stream of pieces, each as soon as it has ended. */
export async function* readSentences(pieces: AsyncGenerator<string, number>): AsyncGenerator<string, number> {
  let open = ''
  for (let step = await pieces.next(); ; step = await pieces.next()) {
    if (step.done) {
      if (SAYS.test(open)) yield open.trim()
      return step.value
    }
    const { sentences, rest } = takeSentences(open + step.value)
    open = rest.slice(0, LONGEST_SENTENCE)
    for (const sentence of sentences) if (SAYS.test(sentence)) yield sentence.trim().slice(0, LONGEST_SENTENCE)
  }
}
