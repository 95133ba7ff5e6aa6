import { detailsIn } from './detailsIn'

/** The visitor's own name in a message that has another's: of "my name is Dolores, his is Tyler" and Tyler, Dolores. */
export function ownName(
  text: string,
  others: readonly string[],
  context: { country: string; isAsked: boolean },
): string | undefined {
  const blank = (said: string) => said.replaceAll(/\S/gu, ' ')
  const own = others.reduce((left, other) => left.replace(new RegExp(RegExp.escape(other), 'giu'), blank), text)
  return detailsIn(own, { country: context.country, ...(context.isAsked && { asked: 'name' as const }) }).name
}
