import type { PageCall } from '../stage'
import { launch } from './launch'
import { readSnippet } from './snippet'

declare global {
  interface Window {
    /**
     * For the page's own calls: `Deskbell.open()`. Until it is loaded a list of calls, such as `['open']`. Also keeps a snippet that is
     * included twice from starting twice.
     */
    Deskbell?: ReturnType<typeof launch> | (PageCall[] & { root?: undefined })
  }
}

const snippet = readSnippet()
// An element of the page with that id is found there, too.
const before = window.Deskbell
if (snippet && !before?.root) {
  window.Deskbell = launch(snippet)
  if (before?.[0]) window.Deskbell.push(...before)
}
