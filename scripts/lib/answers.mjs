import { findOllama } from './ollama.mjs'

/** A local model may have to be loaded first. */
const OLLAMA_TIMEOUT_MS = '30000'
const FROM_FACTS = 'Answers: from each business’s own facts'
const CHECKED = 'checked against each business’s own facts'

/** Chooses who answers visitors on a local start: settings for the Worker, and a line to print. */
export async function whoAnswers({ AI_BASE_URL, AI_MODEL, AI_TIMEOUT_MS }, env = process.env) {
  if (AI_MODEL === 'none') return { settings: {}, line: `${FROM_FACTS} (AI_MODEL is none).` }
  if (AI_BASE_URL) {
    const model = AI_MODEL ?? 'the endpoint’s default model'
    return { settings: {}, line: `Answers: by ${model} at ${new URL(AI_BASE_URL).host}, ${CHECKED}.` }
  }
  if (AI_MODEL)
    return { settings: {}, line: `${FROM_FACTS} (AI_MODEL is ${AI_MODEL}, but AI_BASE_URL doesn’t say where).` }
  const ollama = await findOllama(env)
  if (!ollama)
    return {
      settings: {},
      line: `${FROM_FACTS} (no model set; start Ollama or set AI_BASE_URL and AI_MODEL, see docs/models.md).`,
    }
  if (!ollama.model)
    return {
      settings: {},
      line: `${FROM_FACTS} (Ollama runs at ${ollama.address} but has no chat model: run ollama pull).`,
    }
  return {
    settings: {
      AI_BASE_URL: `${ollama.address}/v1`,
      AI_MODEL: ollama.model,
      AI_TIMEOUT_MS: AI_TIMEOUT_MS ?? OLLAMA_TIMEOUT_MS,
    },
    line: `Answers: by ${ollama.model} of the Ollama at ${ollama.address}, ${CHECKED} (AI_MODEL=none: by those alone).`,
  }
}
