import { listDurableObjectIds, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

/** A stored text with where it stands, such as "DB leads". */
export type StoredText = { where: string; text: string }

/** Every value in every table of both databases, of every Durable Object, and every KV entry; whatever is added later too. */
export async function everythingStored(): Promise<StoredText[]> {
  const bindings = Object.entries(env)
  const parts = await Promise.all(
    bindings.map(([name, binding]) => {
      if (isDatabase(binding)) return rowsOfDatabase(name, binding)
      if (isKv(binding)) return entriesOf(name, binding)
      return isObjects(binding) ? rowsOfObjects(name, binding) : []
    }),
  )
  return parts.flat()
}

// By their class: a stub of another service answers to any method's name.
const isA = (binding: unknown, ...names: string[]): boolean => names.includes(Object(binding).constructor.name)
const isDatabase = (binding: unknown): binding is D1Database => isA(binding, 'D1Database')
const isKv = (binding: unknown): binding is KVNamespace => isA(binding, 'KvNamespace')
const isObjects = (binding: unknown): binding is DurableObjectNamespace => isA(binding, 'DurableObjectNamespace')

const TABLES =
  "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name NOT LIKE 'd1\\_%' ESCAPE '\\'"

async function rowsOfDatabase(name: string, db: D1Database): Promise<StoredText[]> {
  const { results } = await db.prepare(TABLES).all<{ name: string }>()
  const tables = await Promise.all(
    results.map(async (table) => {
      const rows = await db.prepare(`SELECT * FROM "${table.name}"`).all<Record<string, unknown>>()
      return rows.results.flatMap((row) => textsOf(`${name} ${table.name}`, Object.values(row)))
    }),
  )
  return tables.flat()
}

async function rowsOfObjects(name: string, objects: DurableObjectNamespace): Promise<StoredText[]> {
  const ids = await listDurableObjectIds(objects)
  const all = await Promise.all(
    ids.map((id) =>
      runInDurableObject(objects.get(id), (_, { storage }) => {
        const tables = storage.sql.exec<{ name: string }>(TABLES).toArray()
        const rows = tables.flatMap((table) =>
          storage.sql
            .exec(`SELECT * FROM "${table.name}"`)
            .toArray()
            .flatMap((row) => textsOf(`${name} ${table.name}`, Object.values(row))),
        )
        return [
          ...rows,
          ...textsOf(
            `${name} kv`,
            [...storage.kv.list()].map((entry) => JSON.stringify(entry)),
          ),
        ]
      }),
    ),
  )
  return all.flat()
}

async function entriesOf(name: string, kv: KVNamespace): Promise<StoredText[]> {
  const { keys } = await kv.list()
  const entries = await Promise.all(keys.map(async (key) => [key.name, await kv.get(key.name)]))
  return textsOf(name, entries.flat())
}

const textsOf = (where: string, values: unknown[]): StoredText[] =>
  values.flatMap((value) => {
    if (value instanceof ArrayBuffer) return { where, text: new TextDecoder('latin1').decode(value) }
    return value === null ? [] : { where, text: String(value) }
  })
