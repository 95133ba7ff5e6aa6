import { launch } from './launch'
import { readSnippet } from './snippet'

declare global {
  interface Window {
    /** For the page's own buttons: `Deskbell.open()`. Also keeps a snippet that is included twice from starting twice. */
    Deskbell?: ReturnType<typeof launch>
  }
}

const snippet = readSnippet()
// An element of the page with that id is found there, too.
if (snippet && (!window.Deskbell || window.Deskbell instanceof Element)) window.Deskbell = launch(snippet)
