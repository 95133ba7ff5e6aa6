import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

type Options = { rules?: 'all' | 'colors'; within?: string }

/** What axe minds on the page, a line a rule. */
export async function violations(page: Page, { rules = 'all', within }: Options = {}) {
  await page.evaluate(finishAnimations)
  const axe = new AxeBuilder({ page })
  if (within) axe.include(within)
  const found = await (rules === 'all' ? axe.withTags(RULES) : axe.withRules(COLOR_RULES)).analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

/** A color on its way to another has neither's contrast, and waiting for all that moves may take as long as the page lives. */
async function finishAnimations() {
  // A change of the window's size or scheme is heard with the next frame.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const shadowRoots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  for (const animation of [document, ...shadowRoots].flatMap((root) => root.getAnimations())) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}
