import { launch } from './launch'
import { readSnippet } from './snippet'

declare global {
  interface Window {
    /** For the page's own buttons: `Deskbell.open()`. Also keeps a snippet that is included twice from starting twice. */
    Deskbell?: ReturnType<typeof launch>
  }
}

const snippet = readSnippet()
if (snippet && !window.Deskbell) window.Deskbell = launch(snippet)
