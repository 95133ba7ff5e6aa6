const times: Record<string, number[]> = {}

/** Durations of calls by step since the last call, in milliseconds. */
export function takeTimes(): Record<string, number[]> {
  const taken = { ...times }
  for (const step of Object.keys(times)) delete times[step]
  return taken
}

/** An object's RPC result is a thenable, not a Promise of this Worker. */
const isThenable = (result: unknown): result is PromiseLike<unknown> => typeof Object(result).then === 'function'

/** Wraps a function to time its calls until their promises settle. */
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

/** Wraps a function that returns a function, to time the latter. */
export const timedProduct =
  <Given extends unknown[], Asked extends unknown[], Gives>(
    step: string,
    make: (...given: Given) => (...asked: Asked) => Gives,
  ) =>
  (...given: Given) =>
    timed(step, make(...given))

type Methods = Record<string, (...args: unknown[]) => unknown>

/** Wraps a function that returns an object's stub, to time calls of these methods. */
export const timedStub =
  <Given extends unknown[], Stub extends object>(methods: string, open: (...given: Given) => Stub) =>
  (...given: Given): Stub => {
    const stub = open(...given)
    const isTimed = (name: string) => methods.split(' ').includes(name)
    // Called in place, because reading a property of an RPC method, even `apply`, is sent to the object.
    const call =
      (name: string) =>
      (...args: unknown[]) =>
        (stub as Methods)[name]?.(...args)
    return new Proxy(stub, {
      get: (_, name) => (typeof name !== 'string' ? undefined : isTimed(name) ? timed(name, call(name)) : call(name)),
    })
  }
