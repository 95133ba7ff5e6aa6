/** What is pushed to a live screen: the name of a server-sent event, and its JSON. `id`: where a reader that reconnects goes on. */
export type LiveEvent = { event: string; id?: string; data: object }
