import { type BrowserContext, expect } from '@playwright/test'

/** Chromium writes each violation of a Content-Security-Policy to the console, so this catches those too. */
export function watchForErrors(context: BrowserContext, expected: RegExp[]): () => void {
  const seen: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url || message.page()?.url()})`)
  })
  context.on('weberror', (webError) => {
    seen.push(`${webError.error().stack ?? webError.error()} (${webError.page()?.url()})`)
  })
  return () => {
    const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)))
    expect(unexpected, 'errors in the browser console').toEqual([])
  }
}
