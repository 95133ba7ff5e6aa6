import { expect, test } from '../support/test'
import { ask, bubble, changeConfig, messageBox, openChat, scriptReplies, visit } from './ownersSite'

test('on a narrow screen it is the whole screen, from edge to edge on the left too, and the page behind holds still', {
  tag: '@phone',
}, async ({ page, otherOrigin, baseURL }) => {
  await page.setViewportSize({ width: 350, height: 500 })
  await changeConfig(page, { position: 'bottom-left' })
  await visit(page, otherOrigin, baseURL)
  const dialog = await openChat(page)
  await expect(dialog).toHaveCSS('left', '0px')
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, width: 350 })
  await page.setViewportSize({ width: 390, height: 844 })
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden')
  await expect(dialog).toHaveJSProperty('open', true)
  expect(
    await messageBox(page).evaluate((box) => Number.parseFloat(getComputedStyle(box).fontSize)),
  ).toBeGreaterThanOrEqual(16)
  await page.getByRole('button', { name: 'Close chat' }).click()
  await expect(dialog).toBeHidden()
  await expect(bubble(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
})

test('an on-screen keyboard does not cover the box that is typed in', { tag: '@phone' }, async ({
  page,
  otherOrigin,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, otherOrigin, baseURL)
  await page.evaluate(() => {
    if (visualViewport) visualViewport.onresize = () => document.body.classList.add('the-page-heard-it')
  })
  const dialog = await openChat(page)
  const raiseKeyboard = (height: number, offsetTop: number) =>
    page.evaluate(
      (view) => {
        for (const [name, value] of Object.entries(view))
          Object.defineProperty(visualViewport, name, { value, configurable: true })
        visualViewport?.dispatchEvent(new Event('resize'))
      },
      { height, offsetTop },
    )
  await raiseKeyboard(500, 40)
  await messageBox(page).focus()
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 40, width: 390, height: 500 })
  expect((await messageBox(page).boundingBox())?.y).toBeLessThan(540)
  await raiseKeyboard(844, 0)
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await expect(page.locator('body')).toHaveClass('the-page-heard-it')
})

test('every target is as large as a finger', { tag: '@phone' }, async ({ page, otherOrigin, baseURL }) => {
  const places = [{ title: 'Guarantee', url: 'https://elsewhere.example/', text: 'Two years on every repair.' }]
  await scriptReplies(page, { needsLeadCapture: true, places })
  await visit(page, otherOrigin, baseURL)
  const dialog = await openChat(page)
  await expect(page.getByRole('button', { name: 'Learn More' })).toBeVisible()
  const small = () =>
    dialog.evaluate((element) =>
      [...element.querySelectorAll('button, input:not([aria-hidden]), textarea, a[href*=elsewhere]')]
        .filter((target) => target.getBoundingClientRect().height < 44 || target.getBoundingClientRect().width < 44)
        .map((target) => target.outerHTML),
    )
  expect(await small()).toEqual([])
  await ask(page, 'A quote, please')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
  expect(await small()).toEqual([])
})

/** Sizes in pixels of the screen, whatever the page is shown at. */
const onScreen = (element: HTMLElement | SVGElement) => {
  const scale = visualViewport?.scale ?? 1
  const { x, y, width, height } = element.getBoundingClientRect()
  const box = element.querySelector('.said')
  const letters = box ? Number.parseFloat(getComputedStyle(box).fontSize) * Number(element.style.zoom || 1) : 0
  const targets = [...element.querySelectorAll('button, textarea')].map((each) => each.getBoundingClientRect())
  const [left = 0, top = 0, wide = 0, high = 0] = [x, y, width, height].map((length) => Math.round(length * scale))
  return {
    box: { x: left, y: top, width: wide, height: high },
    letters: Math.round(letters * scale),
    smallest: Math.round(Math.min(...targets.flatMap((target) => [target.width, target.height])) * scale),
  }
}

test('on a page from before phones it is as large as on others, and the page stays as it is', {
  tag: '@phone',
}, async ({ page, otherOrigin, baseURL }) => {
  await visit(page, otherOrigin, baseURL, { isOld: true })
  await expect(bubble(page)).toBeVisible()
  const shown = () => page.evaluate(() => [innerWidth, visualViewport?.scale, document.documentElement.scrollHeight])
  const before = await shown()
  expect(before[0]).toBe(980)
  expect((await bubble(page).evaluate(onScreen)).box).toMatchObject({ width: 56, height: 56 })
  const dialog = await openChat(page)
  await expect(page.getByRole('button', { name: 'Learn More' })).toBeVisible()
  const whole = { x: 0, y: 0, width: 390, height: 844 }
  await expect.poll(() => dialog.evaluate(onScreen)).toEqual({ box: whole, letters: 15, smallest: 44 })
  expect(await shown()).toEqual(before)

  await test.step('turned, it is a window beside the bubble, and whole again when turned back', async () => {
    await page.setViewportSize({ width: 844, height: 390 })
    await expect
      .poll(() => dialog.evaluate(onScreen))
      .toMatchObject({ box: { width: 380, height: 350 }, letters: 15, smallest: 44 })
    await expect(page.getByRole('button', { name: 'Close chat' }).first()).toBeInViewport()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => dialog.evaluate(onScreen)).toEqual({ box: whole, letters: 15, smallest: 44 })
  })

  await test.step('above a keyboard', async () => {
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { value: innerHeight * 0.6, configurable: true })
    })
    await messageBox(page).focus()
    await expect.poll(async () => (await dialog.evaluate(onScreen)).box.height).toBe(506)
    expect((await messageBox(page).evaluate(onScreen)).box.y).toBeLessThan(506)
  })
})

test('on a page with something wider than the phone all of it is in sight', { tag: '@phone' }, async ({
  page,
  otherOrigin,
  baseURL,
}) => {
  await visit(page, otherOrigin, baseURL, { body: '<table width="451"><tr><td>Prices</td></tr></table>' })
  await page.evaluate(() => document.querySelector('deskbell-chat')?.shadowRoot?.querySelector('button')?.click())
  const dialog = page.getByRole('dialog')
  await expect.poll(async () => (await dialog.evaluate(onScreen)).box.width).toBe(390)
})

const WINDOWS = [
  { viewport: { width: 1280, height: 800 }, panelSize: 'standard', width: 380, height: 500 },
  { viewport: { width: 1280, height: 800 }, panelSize: 'compact', width: 320, height: 384 },
  { viewport: { width: 1280, height: 560 }, panelSize: 'standard', width: 380, height: 448 },
  { viewport: { width: 844, height: 390 }, panelSize: 'standard', width: 380, height: 350 },
]
test('a window of its own size, and in a low screen a lower one', async ({ page, otherOrigin, baseURL }) => {
  const config = { panelSize: '' }
  await changeConfig(page, config)
  for (const { viewport, panelSize, width, height } of WINDOWS) {
    await test.step(`${panelSize} on ${viewport.width} by ${viewport.height}`, async () => {
      await page.setViewportSize(viewport)
      config.panelSize = panelSize
      await visit(page, otherOrigin, baseURL)
      const dialog = await openChat(page)
      await expect(page.getByRole('button', { name: 'Learn More' })).toBeVisible()
      await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
      const box = await dialog.boundingBox()
      expect(box).toMatchObject({ width, height })
      expect(box?.y).toBeGreaterThanOrEqual(0)
      await expect(page.getByRole('button', { name: 'Close chat' })).toBeInViewport()
    })
  }

  await test.step('from window to whole screen and back with the screen', async () => {
    const isModal = () => page.getByRole('dialog').evaluate((element) => element.matches(':modal'))
    expect(await isModal()).toBe(false)
    await page.setViewportSize({ width: 400, height: 800 })
    await expect.poll(isModal).toBe(true)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(isModal).toBe(false)
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
  })
})
