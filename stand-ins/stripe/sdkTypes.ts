import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type ESTree, parseSync } from 'vite'

/** What a parameter may hold, as the SDK's type declarations say it. */
export type Shape =
  | { kind: 'object'; fields: Map<string, () => Shape>; required: string[] }
  | { kind: 'list'; of: Shape }
  | { kind: 'union'; of: Shape[] }
  | { kind: 'enum'; values: string[] }
  | { kind: 'string' | 'number' | 'boolean' | 'map' | 'empty' }

type Declaration = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration
/** Declarations by their whole name, such as `Checkout.SessionCreateParams.LineItem`. */
type Scope = Map<string, Declaration>

// The package exports no declarations by path: they lie beside its entry, in cjs/ and esm/ alike.
const sdk = dirname(createRequire(import.meta.url).resolve('stripe'))
const scopes = new Map<string, Scope>()

/** The shape of a `…Params` type, from the very declarations that the product is compiled against. */
export function shapeOf(file: string, name: string): Shape {
  return referenced(scopeOf(`resources/${file}.d.ts`), name, '')
}

function scopeOf(file: string): Scope {
  const known = scopes.get(file)
  if (known) return known
  const path = join(sdk, file)
  const { program, errors } = parseSync(path, readFileSync(path, 'utf8'))
  if (errors[0]) throw new Error(`${path} can't be parsed: ${errors[0].message}`)
  const scope: Scope = file === 'shared.d.ts' ? new Map() : new Map(scopeOf('shared.d.ts'))
  collect(scope, program.body, '')
  scopes.set(file, scope)
  return scope
}

function collect(scope: Scope, body: (ESTree.Directive | ESTree.Statement)[], prefix: string): void {
  for (const statement of body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (node?.type === 'TSInterfaceDeclaration' || node?.type === 'TSTypeAliasDeclaration') {
      scope.set(prefix + node.id.name, node)
    }
    if (node?.type === 'TSModuleDeclaration' && node.id.type === 'Identifier' && node.body) {
      collect(scope, node.body.body, `${prefix}${node.id.name}.`)
    }
  }
}

/** Looks the name up as the compiler does: from the innermost namespace outwards. */
function referenced(scope: Scope, name: string, within: string): Shape {
  for (let outer = within; ; outer = outer.replace(/[^.]+\.$/, '')) {
    const found = scope.get(outer + name)
    if (found) return declared(scope, found, (outer + name).replace(/[^.]+$/, ''))
    if (outer === '') throw new Error(`The SDK's types don't declare ${name}`)
  }
}

function declared(scope: Scope, node: Declaration, within: string): Shape {
  if (node.type === 'TSTypeAliasDeclaration') return typed(scope, node.typeAnnotation, within)
  const fields = new Map<string, () => Shape>()
  const required: string[] = []
  for (const { expression } of node.extends) {
    if (expression.type !== 'Identifier') throw new Error(`${node.id.name} extends something unforeseen`)
    const base = referenced(scope, expression.name, within)
    if (base.kind !== 'object') throw new Error(`${node.id.name} extends what is no interface`)
    for (const [name, field] of base.fields) fields.set(name, field)
    required.push(...base.required)
  }
  for (const member of node.body.body) {
    if (member.type === 'TSIndexSignature') return { kind: 'map' }
    if (member.type !== 'TSPropertySignature' || !member.typeAnnotation)
      throw new Error(`Unforeseen in ${node.id.name}`)
    const name = member.key.type === 'Identifier' ? member.key.name : memberText(member.key)
    const { typeAnnotation } = member.typeAnnotation
    fields.set(name, () => typed(scope, typeAnnotation, within))
    if (!member.optional) required.push(name)
  }
  return { kind: 'object', fields, required }
}

function memberText(key: ESTree.PropertyKey): string {
  if (key.type === 'Literal' && typeof key.value === 'string') return key.value
  throw new Error(`Unforeseen property name: ${key.type}`)
}

const SCALARS = new Map<string, Shape>([
  ['TSStringKeyword', { kind: 'string' }],
  ['TSNumberKeyword', { kind: 'number' }],
  ['TSBooleanKeyword', { kind: 'boolean' }],
  ['TSNullKeyword', { kind: 'empty' }],
])

function typed(scope: Scope, node: ESTree.TSType, within: string): Shape {
  const scalar = SCALARS.get(node.type)
  if (scalar) return scalar
  if (node.type === 'TSTypeLiteral') return { kind: 'map' }
  if (node.type === 'TSUnionType') return union(scope, node.types, within)
  if (node.type === 'TSLiteralType' && node.literal.type === 'Literal') return literal(node.literal.value)
  if (node.type !== 'TSTypeReference') throw new Error(`Unforeseen type in the SDK: ${node.type}`)
  const name = qualified(node.typeName)
  const [argument] = node.typeArguments?.params ?? []
  if (name === 'Decimal') return { kind: 'string' }
  if (name === 'Array' && argument) return { kind: 'list', of: typed(scope, argument, within) }
  if (name === 'Emptyable' && argument) {
    return { kind: 'union', of: [{ kind: 'empty' }, typed(scope, argument, within)] }
  }
  return referenced(scope, name, within)
}

const literal = (value: unknown): Shape =>
  value === '' ? { kind: 'empty' } : { kind: 'enum', values: [String(value)] }

const isOpenEnd = (node: ESTree.TSType) => node.type === 'TSTypeReference' && qualified(node.typeName) === 'OtherString'

/** An enum's open end says what answers may hold one day; what is sent must be one of the values named. */
function union(scope: Scope, types: ESTree.TSType[], within: string): Shape {
  const of = types.filter((type) => !isOpenEnd(type)).map((type) => typed(scope, type, within))
  const values = of.flatMap((shape) => (shape.kind === 'enum' ? shape.values : []))
  return values.length === of.length ? { kind: 'enum', values } : { kind: 'union', of }
}

function qualified(name: ESTree.TSTypeName): string {
  if (name.type === 'Identifier') return name.name
  if (name.type === 'TSQualifiedName') return `${qualified(name.left)}.${name.right.name}`
  throw new Error(`Unforeseen type name: ${name.type}`)
}
