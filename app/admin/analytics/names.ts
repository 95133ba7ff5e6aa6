import type { Breakdown } from '../../../contract/analytics'

const languages = new Intl.DisplayNames(undefined, { type: 'language' })

const FORMS: Record<string, string> = {
  'form:widget': 'The form in the chat',
  'form:website': 'The quote form',
  'form:demo': 'The demo',
  'form:api': 'Another program (API)',
}

/** A breakdown's value as an owner reads it. */
export function nameOf(by: Breakdown, name: string): string {
  if (name === '') return by === 'source' ? 'Typed in, or not known' : 'Not known'
  if (by === 'language') return languages.of(name) ?? name
  return FORMS[name] ?? name
}
