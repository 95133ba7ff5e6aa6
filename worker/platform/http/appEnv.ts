import type { Context as HonoContext } from 'hono'
import type { Role } from '../../../contract/roles'
import type { Context, OwnerContext } from '../context'
import type { Bindings } from '../env'

/** Resolves a bearer token to a person with at least this role. `fresh` asks D1, for calls that change money, identity, keys or team. */
type Authenticate = (
  ctx: Context,
  token: string | undefined,
  need: { check: 'cached' | 'fresh'; role: Role },
) => Promise<OwnerContext>

export type AppEnv = {
  Bindings: Bindings
  Variables: { ctx: Context; authenticate: Authenticate }
}
export type AppContext = HonoContext<AppEnv>
