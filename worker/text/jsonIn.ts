/** The object in what a model said, whatever stands around it; undefined where there is none. */
export function jsonIn(said: string): unknown {
  try {
    return JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1))
  } catch {
    // Not JSON: the schema that reads it refuses it.
    return undefined
  }
}
