import { PAGE_CONTENT_MAX } from '../../contract/defaults'
import type { Snippet } from '../stage'

/** Where the visitor is: in the iframe form the page around it, as far as the browser says. */
export const pageAddress = ({ attributes }: Snippet) => attributes.pageUrl || location.href

/**
 * What the visitor is looking at. `innerText` leaves out what is hidden, and shadow roots: the widget never reads itself.
 * In the iframe form the page around it can't be read; the frame says where it stands.
 */
export const readHostPage = ({ attributes }: Snippet) =>
  attributes.pageUrl === undefined
    ? {
        websiteUrl: location.href,
        pageTitle: document.title,
        pageContent: document.body.innerText.slice(0, PAGE_CONTENT_MAX),
      }
    : { websiteUrl: attributes.pageUrl }
