import ROLES from './data/phoneRoles.json'
import { inAllLanguages, termFinder, tokensOf } from './terms'
import type { Value } from './value'

/** Whom a number reaches: somebody in an emergency, somebody at any hour, somebody out of hours, nobody who picks up, who keeps the books, whoever is called when somebody is held. */
export type PhoneRole = keyof typeof ROLES

const find = termFinder(inAllLanguages(ROLES))
const FARTHEST = 60

type Line = { text: string; trail: readonly string[]; values: readonly Value[] }

/** As the words right before a number say, or the heading it stands under: "Nights and Sundays: 401 555 0199". */
export function phoneRolesIn({ text, trail, values }: Line, { start, end }: Value): ReadonlySet<PhoneRole> {
  const last = values.flatMap((one) => (one.kind === 'phone' && one.end <= start ? [one.end] : []))
  const before = text.slice(Math.max(0, start - FARTHEST, ...last), start).split(/[.!?]\s/)
  const beside = (before.at(-1) ?? '') + (/^\s*\([^)]*\)/.exec(text.slice(end))?.[0] ?? '')
  const tokens = tokensOf(/\p{L}{2}/u.test(beside) ? beside : (trail.at(-1) ?? ''))
  const roles = new Set(find(tokens).map(({ list }) => list as PhoneRole))
  // "Call or text": somebody picks up.
  return roles.has('voice') ? roles.difference(new Set<PhoneRole>(['voice', 'text'])) : roles
}
