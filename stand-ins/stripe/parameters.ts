import { invalidRequest, missingParameter, unknownParameter } from './errors.ts'
import type { Decoded } from './form.ts'
import { type Shape, shapeOf } from './sdkTypes.ts'

/**
 * The parameters as the SDK's own type `name` has them: text becomes numbers and booleans, and what the type doesn't know is refused.
 * The caller names the type twice, for the compiler and for this; `readParams` is the one place that takes it at its word.
 */
export function readParams<Params>(file: string, name: string, decoded: { [name: string]: Decoded }): Params {
  return read(shapeOf(file, name), decoded, '') as Params
}

const child = (path: string, key: string | number) => (path ? `${path}[${key}]` : String(key))

function read(shape: Shape, value: Decoded, path: string): unknown {
  switch (shape.kind) {
    case 'object':
      return readObject(shape, value, path)
    case 'map':
      if (typeof value === 'string' || Array.isArray(value)) throw invalidRequest('Invalid object', { param: path })
      return value
    case 'list':
      if (!Array.isArray(value)) throw invalidRequest('Invalid array', { param: path })
      return value.map((item, index) => read(shape.of, item, child(path, index)))
    case 'union':
      return readUnion(shape.of, value, path)
    default:
      return readScalar(shape, value, path)
  }
}

function readObject(shape: Extract<Shape, { kind: 'object' }>, value: Decoded, path: string) {
  if (typeof value === 'string' || Array.isArray(value)) throw invalidRequest('Invalid object', { param: path })
  for (const name of shape.required) if (!(name in value)) throw missingParameter(child(path, name))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const field = shape.fields.get(name)
      if (!field) throw unknownParameter(child(path, name))
      return [name, read(field(), item, child(path, name))]
    }),
  )
}

function readUnion(shapes: Shape[], value: Decoded, path: string): unknown {
  const errors: unknown[] = []
  for (const shape of shapes) {
    try {
      return read(shape, value, path)
    } catch (error) {
      errors.push(error)
    }
  }
  // The last shape is the fullest: `Emptyable<T>` lists the empty ones first.
  throw errors.at(-1) ?? invalidRequest('Invalid value', { param: path })
}

function readScalar(
  shape: Exclude<Shape, { kind: 'object' | 'map' | 'list' | 'union' }>,
  value: Decoded,
  path: string,
) {
  if (typeof value !== 'string') throw invalidRequest('Invalid string', { param: path })
  if (shape.kind === 'empty') {
    if (value !== '') throw invalidRequest('Invalid value', { param: path })
    return null
  }
  if (shape.kind === 'string') return value
  if (shape.kind === 'enum') {
    if (shape.values.includes(value)) return value
    throw invalidRequest(`Invalid ${path}: must be one of ${shape.values.join(', ')}`, { param: path })
  }
  if (shape.kind === 'boolean') {
    if (value !== 'true' && value !== 'false') throw invalidRequest(`Invalid boolean: ${value}`, { param: path })
    return value === 'true'
  }
  if (value === '' || !Number.isFinite(Number(value))) {
    throw invalidRequest(`Invalid integer: ${value}`, { param: path, code: 'parameter_invalid_integer' })
  }
  return Number(value)
}
