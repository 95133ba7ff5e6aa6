export const TAGS = { form: '[[form]]', booking: '[[booking]]', person: '[[person]]', unknown: '[[unknown]]' } as const
export type Tag = keyof typeof TAGS

const TAG = /\[\[\s*(\w+)\s*\]\]/g
/** The beginning of a tag that may still be on its way. */
const BEGUN = /\[(?:\[[\s\w]*\]?)?$/

const isTag = (name: string): name is Tag => Object.hasOwn(TAGS, name)

/** A model's stream without its tags, which are kept apart; what may still become one is held back. */
export function tagFilter() {
  const tags = new Set<Tag>()
  let held = ''
  const without = (text: string) =>
    text.replace(TAG, (_, name: string) => {
      const tag = name.toLowerCase()
      if (isTag(tag)) tags.add(tag)
      return ''
    })
  return {
    tags,
    take(piece: string): string {
      const text = without(held + piece)
      const at = text.search(BEGUN)
      held = at < 0 ? '' : text.slice(at)
      return at < 0 ? text : text.slice(0, at)
    },
    end(): string {
      const text = held
      held = ''
      return text
    },
  }
}
