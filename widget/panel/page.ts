import { PAGE_CONTENT_MAX } from '../../contract/defaults'
import type { Snippet } from '../stage'

/** The address of the visitor's page; in the iframe form the embedding page's, as far as known. */
export const pageAddress = ({ attributes }: Snippet) => attributes.pageUrl || location.href

/**
 * The page that the visitor is on, for the chat request. `innerText` omits hidden text and shadow roots, so the widget never reads itself.
 * In the iframe form only the address is known.
 */
export const readHostPage = ({ attributes }: Snippet) =>
  attributes.pageUrl === undefined
    ? {
        websiteUrl: location.href,
        pageTitle: document.title,
        pageContent: document.body.innerText.slice(0, PAGE_CONTENT_MAX),
      }
    : { websiteUrl: attributes.pageUrl }
