import { env } from 'cloudflare:workers'

const PACE = Number(env.TEST_PACE)
/** In place of worker/scheduling/sync/waits.ts, so that a test of silence is short, though no shorter than the machine is busy. */
export const WAITS = { allMs: 4000 * PACE, callMs: 1600 * PACE }
