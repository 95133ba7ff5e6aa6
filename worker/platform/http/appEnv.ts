import type { Context as HonoContext } from 'hono'
import type { Context, OwnerContext } from '../context'
import type { Bindings } from '../env'

/** Resolves a bearer token to an owner. `fresh` asks D1, for calls that change money, identity, keys or team. */
type Authenticate = (ctx: Context, token: string | undefined, check: 'cached' | 'fresh') => Promise<OwnerContext>

export type AppEnv = {
  Bindings: Bindings
  Variables: { ctx: Context; authenticate: Authenticate }
}
export type AppContext = HonoContext<AppEnv>
