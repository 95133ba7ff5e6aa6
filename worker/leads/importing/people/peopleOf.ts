export type KnownWay = { way: string; id: string; createdAt: number }
type Row = { email: string | null; phone: string | null; createdAt: number }

/** What makes everybody in a file one person each, with those who are known already. */
export type PeopleChange = {
  /** Emails and phone numbers that nobody had, each with whose it is. */
  added: KnownWay[]
  /** People whom a row of the file shows to be one: `from` becomes `to`. */
  joined: { from: string; to: string }[]
}

/** Rows that share an email or phone number, also by way of other rows, are one person: the oldest that is known, or a new one. */
export function peopleOf(rows: Row[], known: KnownWay[], newId: () => string): PeopleChange {
  const parents = new Map<string, string>()
  const rootOf = (way: string): string => {
    let root = way
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next
    if (root !== way) parents.set(way, root)
    return root
  }
  const join = (one: string, other: string) => {
    const [from, to] = [rootOf(one), rootOf(other)]
    if (from !== to) parents.set(from, to)
  }
  for (const { email, phone } of rows) if (email && phone) join(email, phone)
  // Ways of one known person belong together, whether the file says so or not.
  for (const { way, id } of known) join(way, id)

  const ids = new Map<string, string>()
  const joined: PeopleChange['joined'] = []
  for (const { way, id } of known.toSorted(
    (one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1),
  )) {
    const to = ids.get(rootOf(way)) ?? id
    ids.set(rootOf(way), to)
    if (id !== to && joined.every(({ from }) => from !== id)) joined.push({ from: id, to })
  }
  const taken = new Set(known.map(({ way }) => way))
  const added = new Map<string, KnownWay>()
  for (const { email, phone, createdAt } of rows)
    for (const way of [email, phone].filter((one) => one !== null)) {
      if (taken.has(way)) continue
      const root = rootOf(way)
      const id = ids.get(root) ?? newId()
      ids.set(root, id)
      added.set(way, { way, id, createdAt: Math.min(createdAt, added.get(way)?.createdAt ?? createdAt) })
    }
  return { added: [...added.values()], joined }
}
