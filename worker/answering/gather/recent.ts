/** What was made last, by its key: the same again isn't made again. */
export class Recent<T> {
  readonly #kept = new Map<string, T>()
  constructor(readonly most: number) {}

  get(key: string, make: () => T): T {
    const known = this.#kept.get(key)
    const thing = known ?? make()
    this.#kept.delete(key)
    this.#kept.set(key, thing)
    const oldest = this.#kept.keys().next().value
    if (this.#kept.size > this.most && oldest !== undefined) this.#kept.delete(oldest)
    return thing
  }
}
