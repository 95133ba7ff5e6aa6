import type { MiddlewareHandler } from 'hono'
import type { Bindings } from '../env'
import type { AppEnv } from './appEnv'
import { isOwnMachine } from './isOwnMachine'
import { ProblemError } from './problem'

/**
 * Answers 421 on a local start for hosts other than the own machine's: a foreign page could otherwise point its own name here (DNS
 * rebinding).
 */
export const refuseForeignHosts: MiddlewareHandler<AppEnv> = async (c, next) => {
  // The address that a local server makes of a request can be set by a header; what was asked for stands in Host.
  const asked = [new URL(c.req.url).host, c.req.header('host') ?? '']
  const host = asked.find((one) => one !== '' && !isOwnMachine(one.replace(/:\d*$/, '')) && one !== publicHost(c.env))
  if (c.env.LOCAL_ORIGIN && host !== undefined) {
    throw new ProblemError(
      421,
      'foreign-host',
      `This server is running on someone’s own machine and isn’t ${host}. Open ${c.env.LOCAL_ORIGIN}, or set PUBLIC_URL to the address it should have.`,
    )
  }
  await next()
}

const publicHost = ({ PUBLIC_URL }: Bindings): string | undefined =>
  PUBLIC_URL && URL.canParse(PUBLIC_URL) ? new URL(PUBLIC_URL).host : undefined
