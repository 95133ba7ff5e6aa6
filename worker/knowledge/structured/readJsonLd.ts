import type { Element } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { isOfStrangersProperty, isOfStrangersType } from '../extraction/strangers'

export type JsonLdNode = { [name: string]: unknown }

const MOST_THINGS = 500
const MOST_VALUES = 300
const LONGEST = 300_000
const isThing = (value: unknown): value is JsonLdNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One value, several or none: schema.org allows each everywhere. */
export const manyOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value.slice(0, MOST_VALUES) : [value]
export const thingsOf = (value: unknown): JsonLdNode[] => manyOf(value).filter(isThing)
export const textsOf = (value: unknown): string[] =>
  manyOf(value)
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .map(String)
export const firstText = (value: unknown): string | undefined => textsOf(value)[0]

export const typesOf = (thing: JsonLdNode): string[] =>
  textsOf(thing['@type']).map((type) => type.replace(/^(?:https?:\/\/)?(?:www\.)?schema\.org\/|^schema:/, ''))

/** Every thing that the page says of itself in JSON-LD, those inside others after them; what visitors wrote aside. */
export function readJsonLd(scripts: Element[]): JsonLdNode[] {
  const open = scripts.slice(0, MOST_VALUES).flatMap((script) => thingsOf(parse(DomUtils.textContent(script))))
  const things: JsonLdNode[] = []
  for (let thing = open.shift(); thing && things.length < MOST_THINGS; thing = open.shift()) {
    if (typesOf(thing).some(isOfStrangersType)) continue
    things.push(thing)
    for (const [name, value] of Object.entries(thing).slice(0, MOST_VALUES))
      if (!isOfStrangersProperty(name) && (!name.startsWith('@') || name === '@graph')) open.push(...thingsOf(value))
  }
  return things
}

/** What a page builder left malformed says nothing. */
function parse(text: string): unknown {
  if (text.length > LONGEST) return undefined
  try {
    return JSON.parse(text.replace(/^\s*<!--|-->\s*$/g, ''))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
