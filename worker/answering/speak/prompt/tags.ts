export const TAGS = { form: '[[form]]', booking: '[[booking]]', person: '[[person]]', unknown: '[[unknown]]' } as const
export type Tag = keyof typeof TAGS

/** What the visitor has told of themselves, as the model heard it. */
export type Noted = { name?: string; phone?: string; when?: string; about?: string }
export const NOTED = '[[visitor name=…; phone=…; when=…; about=…]]'
const FIELDS: readonly (keyof Noted)[] = ['name', 'phone', 'when', 'about']

const TAG = /\[\[\s*(\w+)\s*([^\][]*)\]\]/g
/** A value may hold a semicolon: it ends where the next field begins. */
const FIELD = /(name|phone|when|about)\s*[=:]\s*(.*?)(?=;\s*(?:name|phone|when|about)\s*[=:]|$)/gis
/** The beginning of a tag that may still be on its way. */
const BEGUN = /\[(?:\[\s*(?:\w*\s*|visitor\b[^\][]*)\]?)?$/i
const UNENDED = /^\[\[\s*visitor\b/i

const isTag = (name: string): name is Tag => Object.hasOwn(TAGS, name)

/** A model's stream without its tags, which are kept apart; what may still become one is held back. */
export function tagFilter() {
  const tags = new Set<Tag>()
  const heard: { noted?: Noted } = {}
  let held = ''
  const without = (text: string) =>
    text.replace(TAG, (_, name: string, fields: string) => {
      const tag = name.toLowerCase()
      if (tag === 'visitor') heard.noted = notedIn(fields)
      else if (isTag(tag)) tags.add(tag)
      return ''
    })
  return {
    tags,
    heard,
    take(piece: string): string {
      const text = without(held + piece)
      const at = text.search(BEGUN)
      held = at < 0 ? '' : text.slice(at)
      return at < 0 ? text : text.slice(0, at)
    },
    end(): string {
      const text = UNENDED.test(held) ? '' : held
      held = ''
      return text
    },
  }
}

/** " name=Ana Ortiz; when=Friday after 5" → { name: "Ana Ortiz", when: "Friday after 5" }; what was left empty isn't there. */
function notedIn(fields: string): Noted {
  const noted: Noted = {}
  for (const [, name = '', written = ''] of fields.matchAll(FIELD)) {
    const field = FIELDS.find((one) => one === name.toLowerCase())
    const value = written.trim().replaceAll(/^["“”']+|["“”';]+$/g, '')
    if (field && /[\p{L}\p{N}]/u.test(value)) noted[field] = value
  }
  return noted
}
