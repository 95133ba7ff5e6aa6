import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whose pages stand in `published/`. */
export const BUILDERS = ['wordpress', 'wix', 'squarespace'] as const
export type Builder = (typeof BUILDERS)[number]

/** `code`: what the owner pasted for all pages. `frame`: what Wix shows of a frame that was put on this one. */
type Pasted = { code?: string; frame?: string }

/** An owner's page as its builder publishes it, with what the owner pasted where that builder puts it. */
export const publishedPage = (builder: Builder, { code = '', frame = '' }: Pasted = {}): string =>
  readFileSync(join(import.meta.dirname, 'published', `${builder}.html`), 'utf8')
    .replace('<!-- The owner’s code -->', () => code)
    .replace('<!-- The owner’s frame -->', () => frame)
