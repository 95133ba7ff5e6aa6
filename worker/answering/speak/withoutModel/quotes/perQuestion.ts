import type { Evidence } from '../../../gather/evidence'

/** What is made of a question and its evidence, which several ask for while one message is answered, is made once. */
export function perQuestion<T extends object>(
  make: (evidence: Evidence, lookup: string) => T,
): (evidence: Evidence, lookup: string) => T {
  const made = new WeakMap<Evidence, Map<string, T>>()
  return (evidence, lookup) => {
    const known = made.get(evidence) ?? new Map<string, T>()
    made.set(evidence, known)
    const one = known.get(lookup) ?? make(evidence, lookup)
    known.set(lookup, one)
    return one
  }
}
