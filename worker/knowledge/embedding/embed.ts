import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Context } from '../../platform/context'
import { NO_MODEL } from '../../platform/env'
import type { Statement } from '../statement'

/** Small, for a hundred languages, and trained so that the start of a vector is one. https://developers.cloudflare.com/workers-ai/models/embeddinggemma-300m/ */
export const EMBEDDING_MODEL = '@cf/google/embeddinggemma-300m'
/** Of the 768 that it gives. https://ai.google.dev/gemma/docs/embeddinggemma/model_card */
const DIMENSIONS = 256
const BYTE = 127

const embeddings = z.object({ data: z.array(z.array(z.number()).check(z.minLength(DIMENSIONS))) })

type Embedder = Pick<Ai, 'run'>

/** The platform's own; none on somebody's own machine, or where the operator wants no model. */
export const embedderOf = ({ env, settings }: Pick<Context, 'env' | 'settings'>): Embedder | undefined =>
  settings.AI_MODEL === NO_MODEL ? undefined : env.AI

/** What each text means, as a direction: the nearer two of them point, the more alike the texts. */
export async function embed(ai: Embedder, texts: string[]): Promise<Int8Array[]> {
  const { data } = embeddings.parse(await ai.run(EMBEDDING_MODEL, { text: texts }))
  if (data.length !== texts.length) throw new Error(`${data.length} vectors for ${texts.length} texts`)
  return data.map(toBytes)
}

/** Only the direction counts, so that each may have a scale of its own. */
function toBytes(values: number[]): Int8Array {
  const start = values.slice(0, DIMENSIONS)
  const largest = Math.max(...start.map(Math.abs)) || 1
  return Int8Array.from(start, (value) => Math.round((value / largest) * BYTE))
}

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
