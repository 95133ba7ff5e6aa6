/** In place of worker/scheduling/conversation/readingMs.ts: on a busy machine the stand-in for a model takes its time. */
export const READING_MS = 6000
