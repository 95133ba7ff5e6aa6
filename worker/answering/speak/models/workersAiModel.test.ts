import { describe, expect, test } from 'vitest'
import type { Model } from './model'
import { WORKERS_AI_MODEL, workersAiModel } from './workersAiModel'

/** Workers AI can't be reached from here: what stands in for the binding answers in the shapes that its documentation shows. */
const bindingThat = (run: (model: string, inputs: Record<string, unknown>) => unknown) => {
  const asked: { model: string; inputs: Record<string, unknown> }[] = []
  const binding = {
    run: async (model: string, inputs: Record<string, unknown>) => {
      asked.push({ model, inputs })
      return run(model, inputs)
    },
  }
  return { asked, model: workersAiModel(binding as unknown as Ai, undefined) }
}

const streamOf = (...lines: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const line of lines) controller.enqueue(new TextEncoder().encode(line))
      controller.close()
    },
  })

async function read(model: Model) {
  const pieces: string[] = []
  const answering = model.stream([{ role: 'user', content: 'Hi' }], new AbortController().signal)
  for (let step = await answering.next(); ; step = await answering.next()) {
    if (step.done) return { pieces, tokens: step.value }
    pieces.push(step.value)
  }
}

describe('Workers AI', () => {
  test('streams its own form: `response`, the usage at the end, then [DONE]', async () => {
    const { model, asked } = bindingThat(() =>
      streamOf(
        'data: {"response":"We are","p":"abdefgh"}\n\nda',
        'ta: {"response":" in "}\n\ndata: {"response":5}\n\n',
        'data: {"response":"","usage":{"prompt_tokens":20,"completion_tokens":7,"total_tokens":27}}\n\ndata: [DONE]\n\n',
      ),
    )
    expect(await read(model)).toEqual({ pieces: ['We are', ' in ', '5'], tokens: 27 })
    expect(asked).toMatchObject([{ model: WORKERS_AI_MODEL, inputs: { stream: true, messages: [{ role: 'user' }] } }])
  })

  test('streams the form of OpenAI for its newer models', async () => {
    const { model } = bindingThat(() =>
      streamOf(
        'data: {"id":"x","choices":[{"index":0,"delta":{"role":"assistant","content":"Yes."},"finish_reason":null}]}\n\n',
        'data: {"id":"x","choices":[{"index":0,"delta":{},"finish_reason":"stop"}],"usage":{"total_tokens":9}}\n\n',
      ),
    )
    expect(await read(model)).toEqual({ pieces: ['Yes.'], tokens: 9 })
  })

  test.each([
    ['3040: Capacity temporarily exceeded, please try again.', 'busy'],
    ['4006: you have used up your daily free allocation of 10,000 neurons', 'busy'],
    ['Binding AI needs to be run remotely', 'unreachable'],
  ])('that fails with "%s" is %s', async (message, failure) => {
    const { model } = bindingThat(() => {
      throw new Error(message)
    })
    await expect(read(model)).rejects.toMatchObject({ failure })
  })

  test.each([
    ['is cut off', 'data: {"response":"We are"}\n\n', 'dropped'],
    ['says nothing', 'data: {"response":""}\n\ndata: [DONE]\n\n', 'empty'],
    ['makes no sense', 'data: <html>\n\n', 'nonsense'],
  ])('whose stream %s has failed', async (_, events, failure) => {
    await expect(read(bindingThat(() => streamOf(events)).model)).rejects.toMatchObject({ failure })
  })

  test('that answers without a stream has failed', async () => {
    await expect(read(bindingThat(() => ({ response: 'Yes.' })).model)).rejects.toMatchObject({ failure: 'nonsense' })
  })
})
