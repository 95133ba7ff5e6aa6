/** What takes a phone milliseconds to make, such as a formatter, is made when it is first needed instead of while a page loads. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
