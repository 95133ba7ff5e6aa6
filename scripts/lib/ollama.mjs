const DEFAULT_PORT = 11434
/** A closed port refuses at once; only one that hangs is waited for, and a busy machine takes its time. */
const WITHIN_MS = 2_000
const GB = 1e9
/** The largest model (bytes) that a laptop answers with in a few seconds. */
const LARGEST = 12 * GB
/** Embedding, ranking and guard models, which can't chat. */
const IS_NO_CHAT = /embed|bge-|minilm|rerank|guard|bert/i
/** Chat models for code, reasoning and the like, less suited to greet visitors. */
const IS_SPECIAL = /code|math|ocr|-r1|qwq|reason|think|medical|sql/i

/** Where an Ollama on this machine listens: OLLAMA_HOST as Ollama itself reads it. https://docs.ollama.com/faq */
export function ollamaAddress(host) {
  const given = host?.trim() || '127.0.0.1'
  const url = new URL(
    /^https?:\/\//.test(given) ? given : `http://${given.startsWith(':') ? `127.0.0.1${given}` : given}`,
  )
  const hasPort = url.port !== '' || /^https?:\/\//.test(given)
  const name = url.hostname === '0.0.0.0' ? '127.0.0.1' : url.hostname
  const port = hasPort ? url.port && `:${url.port}` : `:${DEFAULT_PORT}`
  return `${url.protocol}//${name}${port}`
}

/** The model to use: general ones first, and of those the largest within the limit. */
export function chooseChatModel(models) {
  // Models with a remote host are left out: they would send visitors' messages to another machine.
  const chats = models.filter(
    ({ name, remote_host, details }) => !remote_host && !IS_NO_CHAT.test(`${name} ${details?.family ?? ''}`),
  )
  const rank = ({ name, size = 0 }) => [
    IS_SPECIAL.test(name) ? 1 : 0,
    size > LARGEST ? 1 : 0,
    size > LARGEST ? size : -size,
  ]
  const compare = (one, other) => {
    const [left, right] = [rank(one), rank(other)]
    const at = left.findIndex((value, index) => value !== right[index])
    return at < 0 ? 0 : left[at] - right[at]
  }
  return chats.toSorted(compare)[0]?.name
}

/** The local Ollama's address and a chat model; no `model` if it has none, undefined if no Ollama answers. */
export async function findOllama(env = process.env) {
  let address
  try {
    address = ollamaAddress(env.OLLAMA_HOST)
    const response = await fetch(`${address}/api/tags`, { signal: AbortSignal.timeout(WITHIN_MS) })
    const { models } = await response.json()
    return { address, model: chooseChatModel(models) }
  } catch (error) {
    // Only warned about if OLLAMA_HOST was set.
    if (env.OLLAMA_HOST) console.warn(`No Ollama answers at ${address ?? env.OLLAMA_HOST} (${error.message}).`)
    return undefined
  }
}
