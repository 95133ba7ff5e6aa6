import { launch } from './launch'
import { readSnippet } from './snippet'

declare global {
  interface Window {
    /** For the page's own buttons: `Deskbell.open()`. Also what keeps a snippet that stands twice from doubling. */
    Deskbell?: ReturnType<typeof launch>
  }
}

const snippet = readSnippet()
if (snippet && !window.Deskbell) window.Deskbell = launch(snippet)
