import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { changeConfig, messageBox, openChat, visit } from './ownersSite'

const ROUNDS = 50
/** Until the engine has made of its code what it keeps. */
const ROUNDS_BEFORE = 20
/** Of bytes in fifty rounds; what the engine keeps for itself wavers by some kilobytes. A view that leaks costs more in each round. */
const NOISE = 50_000

async function held(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('HeapProfiler.collectGarbage')
  const { usedSize } = await browser.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await browser.send('Memory.getDOMCounters')
  await browser.detach()
  return { usedSize, nodes, jsEventListeners }
}

/** In the page itself, so that no handle of a test holds what the panel has let go. */
const use = (page: Page, rounds: number) =>
  page.evaluate(async (count) => {
    const { Deskbell } = window as unknown as { Deskbell: { open(): void; close(): void; root: ShadowRoot } }
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const find = (selector: string) => Deskbell.root.querySelector<HTMLElement>(selector)
    const type = (selector: string, text: string) => {
      const box = find(selector)
      if (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) box.value = text
      box?.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    for (let round = 0; round < count; round++) {
      Deskbell.open()
      await drawn()
      type('.composer textarea', `Do you clear drains? ${round}`)
      find('.chips button:last-child')?.click()
      await drawn()
      type('input[name=name]', `Ana ${round}`)
      find('.card .main')?.click()
      await drawn()
      find('.card .plain')?.click()
      await drawn()
      Deskbell.close()
      await drawn()
    }
  }, rounds)

test('opened, used and closed fifty times the panel holds no more than before', async ({
  page,
  otherOrigin,
  baseURL,
}) => {
  await changeConfig(page, { calendlyUrl: null })
  await visit(page, otherOrigin, baseURL)
  await openChat(page)
  await expect(page.getByRole('button', { name: 'Schedule Call' })).toBeVisible()
  await use(page, ROUNDS_BEFORE)
  const before = await held(page)
  await use(page, ROUNDS)
  const after = await held(page)
  const growth = after.usedSize - before.usedSize
  expect(growth, `${before.usedSize} bytes, then ${after.usedSize}`).toBeLessThan(NOISE)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes)
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners)
  await openChat(page)
  await expect(messageBox(page)).toHaveValue(`Do you clear drains? ${ROUNDS - 1}`)
})
