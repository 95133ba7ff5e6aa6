import { env } from 'cloudflare:workers'

const PACE = Number(env.TEST_PACE)
/**
 * In place of worker/scheduling/sync/waits.ts, so that a test of silence is short, though no shorter than the machine is busy: after one call
 * that stays silent there is time for what follows it, even where that has grown slower meanwhile. Between calls nobody has to wait: a
 * stand-in answers the next one as it was told to.
 */
export const WAITS = { allMs: 6400 * PACE, callMs: 1600 * PACE, pausesMs: [10, 20, 40] }
