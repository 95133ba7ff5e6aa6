import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { problem } from '../../../contract/problem'
import { type EndpointSpec, endpointSpec } from './endpoint'

type JsonSchema = z.core.JSONSchema.BaseSchema

// OpenAPI 3.1 uses JSON Schema 2020-12, which zod writes.
const toJsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** The API's description (OpenAPI 3.1), made from the endpoints' own declarations. */
export function describeApi(app: Pick<Hono, 'routes'>, origin: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const { path, method, handler } of app.routes) {
    const spec = endpointSpec(handler)
    if (!spec) continue
    const template = path.replaceAll(/:(\w+)/g, '{$1}')
    paths[template] = { ...paths[template], [method.toLowerCase()]: describeOperation(path, spec) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Deskbell', version: '1', description: 'Errors are application/problem+json (RFC 9457).' },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Problem: toJsonSchema(problem, 'output') },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of someone who is logged in.' },
        apiKey: { type: 'http', scheme: 'bearer', description: 'A key that begins with sk_, with the scopes named.' },
      },
    },
  }
}

function describeOperation(path: string, spec: EndpointSpec) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  return {
    summary: spec.summary,
    ...((spec.access.startsWith('owner') || spec.scope) && { security: securityOf(spec) }),
    ...(leastRole(spec) && { 'x-role': leastRole(spec) }),
    parameters: [...inPath, ...describeQuery(spec)],
    ...(spec.body && {
      requestBody: { required: true, content: { 'application/json': { schema: toJsonSchema(spec.body, 'input') } } },
    }),
    responses: {
      ...Object.fromEntries(Object.entries(spec.answers).map(([status, schema]) => [status, describeAnswer(schema)])),
      default: {
        description: 'What went wrong',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

/** OpenAPI 3.1 has scopes for every scheme. Where anybody may call, an empty requirement says so. */
const securityOf = ({ access, scope }: EndpointSpec) => [
  ...(access === 'optional' ? [{}] : []),
  { session: [] },
  ...(scope ? [{ apiKey: [scope] }] : []),
]
/** Of a public endpoint only where it says one, for those who send a token. */
const leastRole = ({ access, role }: EndpointSpec) => role ?? (access === 'public' ? undefined : 'owner')

const describeAnswer = (schema: z.core.$ZodType | null) => ({
  description: 'OK',
  ...(schema && { content: { 'application/json': { schema: toJsonSchema(schema, 'output') } } }),
})

function describeQuery({ query }: EndpointSpec) {
  if (!query) return []
  const { properties = {}, required = [] } = toJsonSchema(query, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}
