import type { Answerer } from '../../worker/answering/answerer'
import { chooseAnswerer as choose } from '../../worker/answering/chooseAnswerer'

export * from '../../worker/answering/chooseAnswerer'

const CONTENT = 'We are open Monday to Friday from 8 am to 5 pm.'

const constant: Answerer = async function* ({ state }) {
  yield CONTENT
  return {
    content: CONTENT,
    needsLeadCapture: false,
    needsScheduling: false,
    sources: [],
    known: true,
    answeredBy: 'facts',
    language: 'en',
    state,
  }
}

/** Replaces the product's chooseAnswerer: the caller's user agent names the answerer. */
export const chooseAnswerer: typeof choose = (ctx, profile, quota) => {
  if (ctx.client?.userAgent === 'bench-constant') return constant
  if (ctx.client?.userAgent === 'bench-model') return choose(ctx, profile, quota)
  return choose({ ...ctx, settings: { ...ctx.settings, AI_MODEL: 'none' } }, profile, quota)
}
