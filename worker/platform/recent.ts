/** What was made last, by its key: the same again isn't made again. */
export class Recent<T> {
  #kept = new Map<string, T>()
  #before = new Map<string, T>()
  constructor(readonly most: number) {}

  find(key: string): T | undefined {
    const known = this.#kept.get(key)
    if (known !== undefined) return known
    const before = this.#before.get(key)
    return before === undefined ? undefined : this.keep(key, before)
  }

  keep(key: string, thing: T): T {
    // What wasn't asked for lately goes all at once: to look for the oldest each time would take longer than to make it.
    if (this.#kept.size >= this.most / 2) {
      this.#before = this.#kept
      this.#kept = new Map()
    }
    this.#kept.set(key, thing)
    return thing
  }

  get(key: string, make: () => T): T {
    return this.find(key) ?? this.keep(key, make())
  }
}

const LONG = 1_000
/** A visitor's message may be 2,000 characters; longer texts come once. */
const LONGEST_KEPT = 2_500
/** A long message and its parts: more of these would take much room. */
const MOST_LONG = 12

/** A function of a text that is asked of the same texts again and again while a message is answered. */
export function remembering<T>(most: number, make: (text: string) => T): (text: string) => T {
  const recent = new Recent<T>(most)
  const long = new Recent<T>(MOST_LONG)
  return (text) =>
    text.length > LONGEST_KEPT ? make(text) : (text.length > LONG ? long : recent).get(text, () => make(text))
}
