/** For how long what was read is used again, in milliseconds. */
export const REUSE_MS = {
  /** Profiles, by an isolate. After this and KV's own minute a save shows everywhere. */
  profile: 2_000,
  /** An owner's figures of usage. */
  usage: 3_000,
}
