/** In place of the Worker's own: many tests wait until a change shows. */
export const REUSE_MS = { profile: 50, usage: 50 }
