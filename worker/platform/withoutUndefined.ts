type Optional<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T]
export type Defined<T> = Omit<T, Optional<T>> & { [K in Optional<T>]?: Exclude<T[K], undefined> }

/** Without the fields that are undefined, so that they overwrite nothing. */
export const withoutUndefined = <const T extends object>(input: T): Defined<T> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Defined<T>
