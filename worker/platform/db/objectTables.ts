const STEPS_DONE = 'steps-done'

/** Brings an object's own tables up to date: each step runs once, in order. A released step is never changed, a further one is added. */
export function openTables(storage: DurableObjectStorage, steps: readonly string[]): void {
  const done = storage.kv.get<number>(STEPS_DONE) ?? 0
  if (done === steps.length) return
  storage.transactionSync(() => {
    for (const step of steps.slice(done)) storage.sql.exec(step)
    storage.kv.put(STEPS_DONE, steps.length)
  })
}

/** Reading an object that nobody wrote to must not make it keep anything: ask this before the first query. */
export const hasTables = (storage: DurableObjectStorage): boolean => storage.kv.get(STEPS_DONE) !== undefined
