import { type ChatRequest, PAGE_CONTENT_MAX } from '../../contract/chat'
import { isWebLink } from '../../contract/text'
import type { Page } from '../answering'

/** A page as a turn is answered on it. */
export type TurnPage = Page & {
  /** Its site isn't allowed yet: the visitor's details are taken, and nothing is told. */
  takesOnlyDetails?: true
}

const URL_MAX = 2000
const TITLE_MAX = 500

/**
 * What is read of the page that a visitor has in front of them. On pages of our own nothing is: they speak of us, and our prices and the
 * customer in our example are not the business's.
 */
export function pageOf(
  {
    websiteUrl,
    pageTitle,
    pageContent,
    language,
  }: Pick<ChatRequest, 'websiteUrl' | 'pageTitle' | 'pageContent' | 'language'>,
  ownOrigin: string,
): Page {
  const url = websiteUrl && isWebLink(websiteUrl) ? shortened(websiteUrl) : undefined
  const spoken = language && /^[a-z]{2}$/.test(language) ? { language } : {}
  if (url && new URL(url).origin === ownOrigin) return { url, ...spoken }
  return {
    ...spoken,
    ...(url && { url }),
    ...(pageTitle && { title: cut(pageTitle.trim(), TITLE_MAX) }),
    ...(pageContent && { content: cut(pageContent, PAGE_CONTENT_MAX) }),
  }
}

// An advertisement's click id makes an address long, and the page is the same without it.
const shortened = (url: string): string =>
  url.length <= URL_MAX ? url : (url.split(/[?#]/)[0] ?? '').slice(0, URL_MAX)

// A cut may go through the middle of a character.
const cut = (text: string, max: number): string => text.slice(0, max).toWellFormed()
