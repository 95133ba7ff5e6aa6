import { createHash } from 'node:crypto'
import type { Statement } from '../statement'
import { EMBEDDING_MODEL } from './embed'

const LONGEST = 1_000

/** As the model was trained to read what is searched, and what it is searched for. https://ai.google.dev/gemma/docs/embeddinggemma/model_card */
export const statementText = ({ trail, source, text }: Statement): string =>
  `title: ${trail.join(' > ') || source.title} | text: ${text}`.slice(0, LONGEST)
export const questionText = (lookup: string): string => `task: search result | query: ${lookup}`.slice(0, LONGEST)

/** What says the same in two versions is asked for once; what another model makes of it is something else. */
export const textDigest = (statement: Statement): string =>
  createHash('sha256')
    .update(`${EMBEDDING_MODEL}\n${statementText(statement)}`)
    .digest('base64url')
