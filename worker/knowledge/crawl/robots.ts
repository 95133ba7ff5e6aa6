/** How we call ourselves, to robots.txt and in the User-Agent. */
export const ROBOT_NAME = 'DeskbellBot'

type Rule = { path: string; allows: boolean }
export type Rules = { rules: Rule[]; delaySeconds: number | null; sitemaps: string[] }
export const NO_RULES: Rules = { rules: [], delaySeconds: null, sitemaps: [] }

const LONGEST = 64 * 1024
const MOST_RULES = 500
const MOST_SITEMAPS = 10
const LONGEST_LINE = 2_000
/** What is longer, or has more stars, is made to be slow. */
const LONGEST_RULE = 500
const MOST_PARTS = 12

type Group = Omit<Rules, 'sitemaps'>

/** Robots.txt as RFC 9309 reads it: the groups that name us as one, else those for all. */
export function readRobots(text: string): Rules {
  const groups = new Map<string, Group>()
  const sitemaps: string[] = []
  let open: Group[] = []
  let isNaming = false
  for (const line of text.slice(0, LONGEST).split(/[\r\n\u2028\u2029]+/)) {
    const { name, value } = fieldOf(line.slice(0, LONGEST_LINE))
    if (name === 'user-agent') {
      const agent = value.toLowerCase().split('/', 1)[0] ?? ''
      const group = groups.get(agent) ?? { rules: [], delaySeconds: null }
      groups.set(agent, group)
      open = isNaming ? [...open, group] : [group]
      isNaming = true
    } else if (name === 'sitemap') sitemaps.push(value)
    else if (name === 'allow' || name === 'disallow' || name === 'crawl-delay') {
      isNaming = false
      for (const group of open)
        if (name === 'crawl-delay') group.delaySeconds ??= Number(value) >= 0 ? Number(value) : null
        else if (isRule(value) && group.rules.length < MOST_RULES)
          group.rules.push({ path: value, allows: name === 'allow' })
    }
  }
  const ours = groups.get(ROBOT_NAME.toLowerCase()) ?? groups.get('*') ?? NO_RULES
  return { ...ours, sitemaps: sitemaps.slice(0, MOST_SITEMAPS) }
}

/** "Disallow: /private # ours" */
function fieldOf(line: string): { name: string; value: string } {
  const [said = ''] = line.split('#', 1)
  const colon = said.indexOf(':')
  return { name: said.slice(0, Math.max(0, colon)).trim().toLowerCase(), value: said.slice(colon + 1).trim() }
}

const isRule = (value: string): boolean =>
  value !== '' && value.length <= LONGEST_RULE && value.split('*', MOST_PARTS + 1).length <= MOST_PARTS

/** The longest rule that fits wins, and of two the one that allows. */
export function isAllowed({ rules }: Rules, url: URL): boolean {
  const whole = `${url.pathname}${url.search}\n`
  const fitting = rules.filter((rule) => fits(rule, whole))
  const longest = Math.max(0, ...fitting.map((rule) => rule.path.length))
  const strongest = fitting.filter((rule) => rule.path.length === longest)
  return strongest.length === 0 || strongest.some(({ allows }) => allows)
}

/** A rule is split once: all addresses of a page are held against it. */
const parts = new WeakMap<Rule, string[]>()

function partsOf(rule: Rule): string[] {
  const known = parts.get(rule) ?? rule.path.replace(/\$$/, '\n').split('*')
  parts.set(rule, known)
  return known
}

/** `*` stands for anything and a `$` at the end for the end. By hand, for a pattern of a stranger's is no regular expression. */
function fits(rule: Rule, whole: string): boolean {
  let at = 0
  for (const [nth, part] of partsOf(rule).entries()) {
    const found = nth === 0 && !whole.startsWith(part) ? -1 : whole.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return true
}
