const STEPS_DONE = 'steps-done'

/** Migrates a Durable Object's tables: each step runs once, in order. Never change a released step; add one. */
export function openTables(storage: DurableObjectStorage, steps: readonly string[]): void {
  const done = storage.kv.get<number>(STEPS_DONE) ?? 0
  if (done === steps.length) return
  storage.transactionSync(() => {
    for (const step of steps.slice(done)) storage.sql.exec(step)
    storage.kv.put(STEPS_DONE, steps.length)
  })
}

/** Ask this before the first query, so that reading an empty object doesn't make it store anything. */
export const hasTables = (storage: DurableObjectStorage): boolean => storage.kv.get(STEPS_DONE) !== undefined
