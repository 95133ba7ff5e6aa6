/** How we call ourselves, to robots.txt and in the User-Agent. */
export const ROBOT_NAME = 'DeskbellBot'

export type Rules = { rules: { path: string; allows: boolean }[]; delaySeconds: number | null; sitemaps: string[] }
export const NO_RULES: Rules = { rules: [], delaySeconds: null, sitemaps: [] }

const LONGEST = 64 * 1024
const MOST_RULES = 500
const MOST_SITEMAPS = 10

type Group = { agents: string[]; rules: Rules['rules']; delaySeconds: number | null }

/** Robots.txt as RFC 9309 reads it: the group that names us, else the one for all. */
export function readRobots(text: string): Rules {
  const groups: Group[] = []
  const sitemaps: string[] = []
  let isNaming = false
  for (const line of text.slice(0, LONGEST).split(/\r\n|\r|\n/)) {
    const [, field = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/i.exec(line) ?? []
    const name = field.toLowerCase()
    const group = groups.at(-1)
    if (name === 'user-agent') {
      if (isNaming && group) group.agents.push(value.toLowerCase())
      else groups.push({ agents: [value.toLowerCase()], rules: [], delaySeconds: null })
      isNaming = true
      continue
    }
    if (name === 'sitemap') sitemaps.push(value)
    if (name !== 'allow' && name !== 'disallow' && name !== 'crawl-delay') continue
    isNaming = false
    if (!group) continue
    if (name === 'crawl-delay') group.delaySeconds = Number(value) >= 0 ? Number(value) : null
    else if (value) group.rules.push({ path: value, allows: name === 'allow' })
  }
  const naming = groups.filter(({ agents }) =>
    agents.some((agent) => agent !== '*' && ROBOT_NAME.toLowerCase().startsWith(agent)),
  )
  const ours = naming.length > 0 ? naming : groups.filter(({ agents }) => agents.includes('*'))
  return {
    rules: ours.flatMap(({ rules }) => rules).slice(0, MOST_RULES),
    delaySeconds: ours.find(({ delaySeconds }) => delaySeconds !== null)?.delaySeconds ?? null,
    sitemaps: sitemaps.slice(0, MOST_SITEMAPS),
  }
}

/** The longest rule that fits wins, and of two the one that allows. */
export function isAllowed({ rules }: Rules, url: URL): boolean {
  const path = url.pathname + url.search
  const fitting = rules.filter((rule) => fits(rule.path, path))
  const longest = Math.max(0, ...fitting.map((rule) => rule.path.length))
  const strongest = fitting.filter((rule) => rule.path.length === longest)
  return strongest.length === 0 || strongest.some(({ allows }) => allows)
}

/** `*` stands for anything and a `$` at the end for the end. By hand, for a pattern of a stranger's is no regular expression. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  const [first = '', ...rest] = parts
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const part of rest) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  if (!isWhole) return true
  const last = rest.at(-1)
  return last === undefined ? at === path.length : last === '' || path.endsWith(last)
}
