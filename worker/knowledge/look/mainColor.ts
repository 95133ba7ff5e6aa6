import { hexOf, isButtonColor } from './cssColor'

const MOST_RULES = 20_000
const MOST_OF_A_KIND = 8
const OF_THEME = 6
const NAMED_FIRST = 5
const NAMED_SECOND = 3
const OF_BUTTON = 2
const OF_HEADER = 1
const MENTIONED = 0.1

const IS_FIRST =
  /^--(?!bs-|swiper|fa-|wp--preset--color--vivid)(?:[\w-]*-)?(?:primary|brand|main)(?:-?(?:color|colour|500|600|default|base|bg))?$/i
const IS_SECOND =
  /^--(?!bs-|swiper|fa-|wp--preset--color--vivid)(?:[\w-]*-)?(?:accent|theme|cta|button|btn|secondary)(?:-?(?:color|colour|500|600|default|base|bg))?$/i
const IS_BUTTON = /(?:^|[\s.#>+~,_-])(?:btn|button|cta)(?![a-z])/i
const IS_HEADER = /(?:^|[\s.#>,_-])(?:header|navbar|nav|hero)(?![a-z])/i
/** A state, or the other kind of button, which is what it is by not having the color. */
const IS_OTHER =
  /:(?:hover|focus|active|disabled|visited)|disabled|close|outline|ghost|secondary|success|danger|warning|info|light|dark|facebook|twitter|whatsapp/i
const COLOR = /#[\da-f]{3,8}\b|(?:rgb|hsl)a?\([^)]*\)|var\(\s*--[\w-]+/i

type Declaration = { selector: string; name: string; value: string }

/** The color that a site's buttons and theme have: by how it is named, then by how often it is used. None where all is black and white. */
export function mainColor(css: string, themeColors: readonly string[] = []): string | undefined {
  const all = [...declarationsIn(css)]
  const named = new Map(all.filter(({ name }) => name.startsWith('--')).map(({ name, value }) => [name, value]))
  const weights = new Map<string, number>()
  const counts = new Map<number, number>()
  const add = (said: string | undefined, weight: number) => {
    const hex = said === undefined ? undefined : hexOf(said)
    const count = counts.get(weight) ?? 0
    if (!hex || !isButtonColor(hex) || (weight !== MENTIONED && count > MOST_OF_A_KIND)) return
    counts.set(weight, count + 1)
    weights.set(hex, (weights.get(hex) ?? 0) + weight)
  }
  for (const color of themeColors) add(color, OF_THEME)
  for (const declaration of all) add(colorOf(declaration.value, named), weightOf(declaration))
  return [...weights].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

function weightOf({ selector, name }: Declaration): number {
  if (IS_FIRST.test(name)) return NAMED_FIRST
  if (IS_SECOND.test(name)) return NAMED_SECOND
  const isGround = /^background(?:-color)?$/i.test(name)
  if (!isGround || IS_OTHER.test(selector)) return MENTIONED
  return IS_BUTTON.test(selector) ? OF_BUTTON : IS_HEADER.test(selector) ? OF_HEADER : MENTIONED
}

/** The first color of a value, its variables followed. */
function colorOf(value: string, named: Map<string, string>): string | undefined {
  let color = COLOR.exec(value)?.[0]
  for (let hop = 0; hop < 3 && color?.startsWith('var('); hop++)
    color = COLOR.exec(named.get(color.replace(/^var\(\s*/i, '')) ?? '')?.[0]
  return color
}

/** Cut at braces, which takes as long as the text, whatever stands in it. */
function* declarationsIn(css: string): Generator<Declaration> {
  let rules = 0
  for (const rule of css.split('}')) {
    if (++rules > MOST_RULES) return
    const opens = rule.lastIndexOf('{')
    if (opens < 0) continue
    const selector = rule.slice(Math.max(0, opens - 300), opens).trim()
    for (const line of rule.slice(opens + 1).split(';')) {
      const at = line.indexOf(':')
      if (at > 0) yield { selector, name: line.slice(0, Math.min(at, 80)).trim(), value: line.slice(at + 1, at + 200) }
    }
  }
}
