import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** What axe minds on the page, a line a rule. */
export async function violations(page: Page, rules: 'all' | 'colors' = 'all') {
  const axe = new AxeBuilder({ page })
  const found = await (rules === 'all' ? axe.withTags(RULES) : axe.withRules(COLOR_RULES)).analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
