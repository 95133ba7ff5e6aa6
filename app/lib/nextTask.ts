/** Until what the browser has to do first is done: what is long in pieces never keeps a press waiting. Without `yield` (Safari) after whatever is due. */
export const nextTask = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
