import type { Breakdown } from '../../../contract/analytics'
import { once } from '../../lib/once'

const languages = once(() => new Intl.DisplayNames(undefined, { type: 'language' }))

const FORMS = new Map(
  Object.entries({
    'form:widget': 'Form in the chat',
    'form:website': 'Quote form',
    'form:demo': 'Preview',
    'form:api': 'Your own software',
  }),
)

/** A breakdown's value as an owner reads it. */
export function nameOf(by: Breakdown, name: string): string {
  if (name === '') return by === 'source' ? 'Typed in your address, or unknown' : 'Unknown'
  if (by === 'language') return languages().of(name) ?? name
  return FORMS.get(name) ?? name
}
