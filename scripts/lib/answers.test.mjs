import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { whoAnswers } from './answers.mjs'
import { chooseChatModel, ollamaAddress } from './ollama.mjs'

const GB = 1e9

/** An Ollama with these models, for as long as `use` takes. */
async function withOllama(models, use, { silent = false } = {}) {
  const asked = []
  const server = createServer((request, response) => {
    asked.push(request.url)
    if (!silent) response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ models }))
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  try {
    return await use(`127.0.0.1:${server.address().port}`, asked)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('an Ollama that runs answers, and start says so', () =>
  withOllama([{ name: 'llama3.1:8b', size: 5 * GB }], async (host, asked) => {
    const { settings, line } = await whoAnswers({}, { OLLAMA_HOST: host })
    assert.deepEqual(settings, { AI_BASE_URL: `http://${host}/v1`, AI_MODEL: 'llama3.1:8b', AI_TIMEOUT_MS: '30000' })
    assert.match(line, /^Answers: by llama3\.1:8b of the Ollama at http:\/\/127\.0\.0\.1:\d+, checked against /)
    assert.deepEqual(asked, ['/api/tags'])
  }))

test('it is not even asked where the operator has said who answers', () =>
  withOllama([{ name: 'llama3.1:8b', size: 5 * GB }], async (host, asked) => {
    const env = { OLLAMA_HOST: host }
    const none = await whoAnswers({ AI_MODEL: 'none' }, env)
    const named = await whoAnswers({ AI_BASE_URL: 'https://ai.example/v1', AI_MODEL: 'small' }, env)
    const nowhere = await whoAnswers({ AI_MODEL: 'small' }, env)
    assert.deepEqual([none.settings, named.settings, nowhere.settings, asked], [{}, {}, {}, []])
    assert.match(none.line, /own facts \(AI_MODEL is none\)\.$/)
    assert.match(named.line, /^Answers: by small at ai\.example, /)
    assert.match(nowhere.line, /AI_BASE_URL doesn’t say where/)
  }))

test('one without a chat model leaves the facts', () =>
  withOllama([{ name: 'nomic-embed-text:latest', size: GB / 4 }], async (host) => {
    const { settings, line } = await whoAnswers({}, { OLLAMA_HOST: host })
    assert.deepEqual(settings, {})
    assert.match(line, /own facts \(Ollama runs at .* but has no chat model/)
  }))

test('one that keeps silent holds a start up for less than three seconds', () =>
  withOllama(
    [],
    async (host) => {
      // Beside three seconds that pass meanwhile, however busy the machine is.
      const seconds = pause(3000, 'late')
      const answered = await Promise.race([whoAnswers({}, { OLLAMA_HOST: host }), seconds])
      assert.notEqual(answered, 'late')
      assert.deepEqual(answered.settings, {})
      assert.match(answered.line, /own facts \(no model set; /)
    },
    { silent: true },
  ))

test('a general model is chosen, the largest that is still quick', () => {
  const model = (name, gigabytes, rest) => ({ name, size: gigabytes * GB, ...rest })
  assert.equal(
    chooseChatModel([
      model('tiny:1b', 1),
      model('qwen2.5-coder:14b', 9),
      model('gemma3:12b', 8),
      model('llama3.3:70b', 42),
    ]),
    'gemma3:12b',
  )
  assert.equal(chooseChatModel([model('llama3.3:70b', 42), model('mixtral:8x7b', 26)]), 'mixtral:8x7b')
  assert.equal(chooseChatModel([model('deepseek-r1:8b', 5)]), 'deepseek-r1:8b')
  assert.equal(chooseChatModel([model('gpt-oss:120b-cloud', 0, { remote_host: 'https://ollama.com' })]), undefined)
})

for (const [host, address] of [
  [undefined, 'http://127.0.0.1:11434'],
  ['0.0.0.0', 'http://127.0.0.1:11434'],
  ['0.0.0.0:8080', 'http://127.0.0.1:8080'],
  [':8080', 'http://127.0.0.1:8080'],
  ['studio.local', 'http://studio.local:11434'],
  ['https://models.example', 'https://models.example'],
]) {
  test(`OLLAMA_HOST=${host ?? ''} is ${address}`, () => assert.equal(ollamaAddress(host), address))
}
