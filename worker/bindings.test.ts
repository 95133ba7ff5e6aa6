import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'

/** A local start adds the first; the second is bound once the tenants have a database of their own. */
const NOT_BOUND_BY_WRANGLER = ['LOCAL_ORIGIN', 'TENANTS_DB']

test('worker/bindings.d.ts names what wrangler.toml binds', () => {
  const config = unstable_readConfig({ config: join(import.meta.dirname, '../wrangler.toml') })
  const bound = [
    config.assets,
    config.ai,
    ...config.d1_databases,
    ...config.kv_namespaces,
    ...config.durable_objects.bindings,
    ...config.queues.producers,
    ...config.send_email,
    ...config.ratelimits,
  ].map((one) => ('binding' in one ? one.binding : 'name' in one ? one.name : ''))
  const env =
    /interface Env \{([^}]+)\}/.exec(readFileSync(join(import.meta.dirname, 'bindings.d.ts'), 'utf8'))?.[1] ?? ''
  const declared = [...env.matchAll(/^ +(\w+)\??:/gm)].map(([, name]) => name)
  expect(declared.toSorted()).toEqual([...bound, ...NOT_BOUND_BY_WRANGLER].toSorted())
})
