const times: Record<string, number[]> = {}

/** Milliseconds of each call since they were last taken, by step. */
export function takeTimes(): Record<string, number[]> {
  const taken = { ...times }
  for (const step of Object.keys(times)) delete times[step]
  return taken
}

/** What an object's method promises is no Promise of this Worker's, but waits like one. */
const isThenable = (result: unknown): result is PromiseLike<unknown> => typeof Object(result).then === 'function'

/** The same function, whose calls are timed; what it promises counts until it is there. */
export const timed =
  <Given extends unknown[], Gives>(step: string, run: (...given: Given) => Gives) =>
  (...given: Given): Gives => {
    const started = performance.now()
    const note = () => {
      times[step] ??= []
      times[step].push(performance.now() - started)
    }
    const result = run(...given)
    if (isThenable(result)) result.then(note, note)
    else note()
    return result
  }

/** Of what makes a function: its calls. */
export const timedProduct =
  <Given extends unknown[], Asked extends unknown[], Gives>(
    step: string,
    make: (...given: Given) => (...asked: Asked) => Gives,
  ) =>
  (...given: Given) =>
    timed(step, make(...given))

type Methods = Record<string, (...args: unknown[]) => unknown>

/** Of what gives an object's stub: the calls of these methods, each a step by its own name. */
export const timedStub =
  <Given extends unknown[], Stub extends object>(methods: string, open: (...given: Given) => Stub) =>
  (...given: Given): Stub => {
    const stub = open(...given)
    const isTimed = (name: string) => methods.split(' ').includes(name)
    // Called in place: whatever is read from a method of a stub is asked of the object, `apply` included.
    const call =
      (name: string) =>
      (...args: unknown[]) =>
        (stub as Methods)[name]?.(...args)
    return new Proxy(stub, {
      get: (_, name) => (typeof name !== 'string' ? undefined : isTimed(name) ? timed(name, call(name)) : call(name)),
    })
  }
