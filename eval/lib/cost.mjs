import { conversationOf } from '../measure/evidence.mjs'
import { readJson } from './sites.mjs'

/** What a thousand conversations of five messages cost, model by model, by the prompts that were measured. */
export function costLines(tokens) {
  const { input, output } = conversationOf(tokens)
  const { models } = readJson(`${import.meta.dirname}/../prices.json`)
  const dollars = (model) => (1000 * (input * model.input + output * model.output)) / 1_000_000
  return [
    `a conversation of five messages: ${input} tokens in, ${output} out`,
    ...models.map((model) => `${model.name.padEnd(46)} $${dollars(model).toFixed(2)} per thousand conversations`),
  ]
}
