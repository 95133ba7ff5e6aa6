import { env } from 'cloudflare:workers'

/** In place of worker/platform/http/patience.ts, so that a test of silence is short, though no shorter than the machine is busy. */
export const PATIENCE_MS = 3000 * Number(env.TEST_PACE)
