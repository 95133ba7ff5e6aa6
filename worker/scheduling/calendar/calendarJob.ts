import type { Context } from '../../platform/context'

/** Work of a calendar that is due at some time. `run` does some of what is due, and moves on what fails: it may be called again at once. */
export type CalendarJob = {
  name: string
  /** When it is due next; null: never. */
  dueAt: (storage: DurableObjectStorage) => number | null
  run: (ctx: Context, storage: DurableObjectStorage, businessId: string) => Promise<void>
}
