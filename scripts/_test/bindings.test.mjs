import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { unstable_readConfig } from 'wrangler'
import { inProject } from '../lib/project.mjs'

/** A local start adds the first; the second is bound once the tenants have a database of their own. */
const NOT_BOUND_BY_WRANGLER = ['LOCAL_ORIGIN', 'TENANTS_DB']

test('worker/bindings.d.ts names what wrangler.toml binds', () => {
  const config = unstable_readConfig({ config: inProject('wrangler.toml') })
  const bound = [
    config.assets,
    config.ai,
    ...config.d1_databases,
    ...config.kv_namespaces,
    ...config.durable_objects.bindings,
    ...config.queues.producers,
    ...config.send_email,
    ...config.ratelimits,
  ].map(({ binding, name }) => binding ?? name)
  const env = /interface Env \{([^}]+)\}/.exec(readFileSync(inProject('worker/bindings.d.ts'), 'utf8'))?.[1] ?? ''
  const declared = [...env.matchAll(/^ +(\w+)\??:/gm)].map(([, name]) => name)
  assert.deepEqual(declared.toSorted(), [...bound, ...NOT_BOUND_BY_WRANGLER].toSorted())
})
