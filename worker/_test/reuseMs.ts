/** In place of the Worker’s own: a test that saves something sees it at once. */
export const REUSE_MS = { profile: 0, usage: 0 }
