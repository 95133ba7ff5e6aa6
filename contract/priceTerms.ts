/** What needs no "per" before it: "per hour", "/hr", "flat", "installed", "with insurance", "por eje". What stands in parentheses is a condition. */
const GOES_ON =
  /^(?:(?:per|an?|each|every|apiece|flat|total|for|from|plus|and|or|by|with|without|incl\w*|up to|in|on|at|after|before|minimum|\w+ed|por|cada|con|sin|hasta|más|pro|je|mit|ohne|ab|par|avec|sans|senza|com|sem|za|mỗi)(?![\p{L}\p{N}])|[/+])/iu
/** Whether a unit is said as it stands, such as "each" and "an hour"; others are said with "per". */
export const goesOn = (words: string): boolean => GOES_ON.test(words)

const IN_PARENTHESES = /^\((.+)\)$/s
const ASIDE = /\s*\(([^()]*)\)/g

/** "With insurance (typical share)" → "With insurance, typical share": nothing stands in two pairs of parentheses. */
export const withoutAsides = (words: string): string => words.replace(ASIDE, ', $1').trim()

/**
 * What holds of a price as a person writes it behind the sum: "hour" → "per hour", "(flat)" → "flat", "(with insurance (your share))" →
 * "with insurance, your share"; what doesn't go on from a sum stays in parentheses: "(walk-ins before noon)".
 */
export function termsWords(unit: string): string {
  const condition = IN_PARENTHESES.exec(unit.trim())?.[1]
  const words = withoutAsides(condition ?? unit)
  if (goesOn(words)) return words.charAt(0).toLowerCase() + words.slice(1)
  return condition === undefined ? `per ${words}` : `(${words})`
}
