import { invalidRequest } from './errors.ts'

export type Decoded = string | Decoded[] | { [name: string]: Decoded }

type Tree = Map<string, Tree | string>

/** Reads `items[0][price]=…&expand[]=…` into objects and lists, as Stripe encodes what it is sent. */
export function decodeForm(text: string): { [name: string]: Decoded } {
  const tree: Tree = new Map()
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.split(/\]?\[/).map((key) => key.replace(/\]$/, ''))
    insert(tree, [first, ...rest], value, name)
  }
  return Object.fromEntries([...tree].map(([key, value]) => [key, unfold(value)]))
}

function insert(tree: Tree, [key = '', ...rest]: string[], value: string, name: string): void {
  const slot = key === '' ? String(tree.size) : key
  const present = tree.get(slot)
  if (rest.length === 0) {
    if (present instanceof Map) throw invalidRequest('Invalid hash', { param: name })
    tree.set(slot, value)
    return
  }
  if (typeof present === 'string') throw invalidRequest('Invalid hash', { param: name })
  const branch = present ?? new Map()
  tree.set(slot, branch)
  insert(branch, rest, value, name)
}

function unfold(value: Tree | string): Decoded {
  if (typeof value === 'string') return value
  const keys = [...value.keys()]
  const isList = keys.length > 0 && keys.every((key) => /^\d+$/.test(key))
  return isList
    ? [...value].sort(([a], [b]) => Number(a) - Number(b)).map(([, item]) => unfold(item))
    : Object.fromEntries([...value].map(([key, item]) => [key, unfold(item)]))
}
