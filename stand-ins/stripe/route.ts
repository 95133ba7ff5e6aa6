import type Stripe from 'stripe'
import { answer, listOf } from './answer.ts'
import type { Decoded } from './form.ts'
import { readParams } from './parameters.ts'
import type { Kind, List, Resource } from './wire.ts'
import { all, get, type World } from './world.ts'

type Call = { world: World; id: string; params: { [name: string]: Decoded }; path: string }
export type Route = { method: string; pattern: RegExp; run: (call: Call) => object }

/** A path of Stripe's with the SDK's type of what it takes: the two are read together, so no parameter passes unknown. */
export function route<Params extends { expand?: string[] }>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  [file, name]: [file: string, name: string],
  handle: (world: World, params: Params, id: string) => Resource | List<Resource> | object,
): Route {
  const pattern = new RegExp(`^${path.replaceAll(':id', '([^/]+)')}$`)
  return {
    method,
    pattern,
    run: ({ world, id, params }) => {
      const read = readParams<Params>(file, name, params)
      return answer(world, { ...handle(world, read, id) }, read.expand)
    },
  }
}

export const retrieve = (kind: Kind, path: string, type: [string, string]): Route =>
  route('GET', `${path}/:id`, type, (world, _, id) => get(world, kind, id))

export type Page = Stripe.PaginationParams & { expand?: string[]; customer?: string }

export const list = (kind: Kind, path: string, type: [string, string]): Route =>
  route<Page>('GET', path, type, (world, params) => {
    const rows = all(world, kind).filter(
      (row) => !params.customer || ('customer' in row && row.customer === params.customer),
    )
    return listOf(rows, params, path)
  })
