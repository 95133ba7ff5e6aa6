import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** `axe.source` is twice as long, and each page reads it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

type Options = { rules?: keyof typeof OPTIONS; within?: string; what?: string }

const OPTIONS = {
  all: { runOnly: RULES, resultTypes: ['violations'] },
  colors: { runOnly: { type: 'rule', values: COLOR_RULES }, resultTypes: ['violations'] },
} satisfies Record<string, axe.RunOptions>

/** That axe minds nothing once the page has come to rest: what is being drawn may be there twice, or in a color on its way to another. */
export const expectAccessible = (page: Page, { rules = 'all', within, what = 'what axe minds' }: Options = {}) =>
  expect
    .configure({ soft: true })
    .poll(() => violations(page, OPTIONS[rules], within), what)
    .toEqual([])

/**
 * A line a rule. By axe itself: its builder for Playwright opens a second page at each call, which takes four times as long and puts the
 * page that is looked at into the background, where nothing is drawn.
 */
async function violations(page: Page, options: axe.RunOptions, within?: string) {
  for (const frame of page.frames()) await prepare(frame)
  await page.evaluate(finishAnimations)
  const found = await page.evaluate(
    async ([context, how]) => (await window.axe.run(context ?? document, how)).violations,
    [within, options] as const,
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

/** A frame that a page takes away meanwhile, as the chat's preview does when it begins anew, has nothing to look at. */
async function prepare(frame: Frame): Promise<void> {
  try {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE)
  } catch (error) {
    if (!frame.isDetached()) throw error
  }
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Waiting for all that moves may take as long as the page lives. The end of one may begin another: a child's color follows its parent's. */
async function finishAnimations() {
  const drawn = () => new Promise((done) => requestAnimationFrame(done))
  const willEnd = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
  // A change of the window's size or scheme is heard with the next frame.
  await drawn()
  for (let rounds = 0; rounds < 10; rounds++) {
    await drawn()
    const shadowRoots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const moving = [document, ...shadowRoots].flatMap((root) => root.getAnimations()).filter(willEnd)
    if (moving.length === 0) return
    for (const animation of moving) animation.finish()
  }
}
