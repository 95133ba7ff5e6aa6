import { invalidRequest, StripeError } from './errors.ts'
import { digest, type World } from './world.ts'

type Answer = { status: number; body: string; isReplay?: boolean }

/**
 * As Stripe has it: the first answer under a key is kept and replayed, other parameters under it are refused, and a second call while the
 * first still runs is told to wait. What failed before it began to run isn't kept. https://docs.stripe.com/api/idempotent_requests
 */
export async function once(
  world: World,
  key: string | undefined,
  request: { method: string; path: string; body: string },
  run: () => Promise<{ status: number; body: string; isKept: boolean }>,
): Promise<Answer> {
  if (!key || request.method !== 'POST') return run()
  const fingerprint = digest(JSON.stringify(request))
  const saved = world.idempotency.get(key)
  if (saved && saved.request !== fingerprint) {
    throw new StripeError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    })
  }
  if (saved?.answer) return { ...saved.answer, isReplay: true }
  if (saved) {
    throw invalidRequest(`There is currently another in-progress request using this Idempotent Key: ${key}.`, {
      status: 409,
      code: 'idempotency_key_in_use',
    })
  }
  world.idempotency.set(key, { request: fingerprint })
  const { isKept, ...answer } = await run()
  if (isKept) world.idempotency.set(key, { request: fingerprint, answer })
  else world.idempotency.delete(key)
  return answer
}
