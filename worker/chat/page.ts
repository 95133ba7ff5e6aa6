import { type ChatRequest, PAGE_CONTENT_MAX } from '../../contract/chat'
import { isWebLink } from '../../contract/text'
import type { VisitorPage } from '../answering'

/** The visitor's page, stored with the turn. */
export type TurnPage = VisitorPage & {
  /** Its site isn't allowed yet: only contact details are taken. */
  takesOnlyDetails?: true
  /** A person had the conversation and didn't answer in time. */
  isNeglected?: true
  /** A person had answered, and gave the conversation back with this message still open. */
  isAfterPerson?: true
}

const URL_MAX = 2000
const TITLE_MAX = 500

/**
 * The visitor's page from a chat request, cut to the limits. Of our own pages only address and language are used: their text is about us,
 * not about the business.
 */
export function pageOf(
  {
    websiteUrl,
    pageTitle,
    pageContent,
    language,
  }: Pick<ChatRequest, 'websiteUrl' | 'pageTitle' | 'pageContent' | 'language'>,
  ownOrigin: string,
): VisitorPage {
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

// Long addresses lose their query, mostly click ids of advertisements.
const shortened = (url: string): string =>
  url.length <= URL_MAX ? url : (url.split(/[?#]/)[0] ?? '').slice(0, URL_MAX)

// A cut may split a surrogate pair.
const cut = (text: string, max: number): string => text.slice(0, max).toWellFormed()
