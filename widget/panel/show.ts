import type { ShowPanel } from '../stage'
import { focusPanel, scrollToNews } from './attention'
import type { Chat } from './chat'
import { loadVisit } from './loadVisit'

/** A window in the corner; on a narrow screen the whole screen, modal, with the page behind it held still. */
export function createShow(chat: Chat, dialog: HTMLDialogElement): ShowPanel {
  const { root, bubble, toggle } = chat.stage
  const narrow = matchMedia('(max-width:480px)')
  const page = document.documentElement.style
  let overflow: string | undefined
  let hasBegun = false

  const close = () => {
    dialog.close()
    if (overflow !== undefined) page.overflow = overflow
    overflow = undefined
  }
  const open = () => {
    chat.isFull.value = narrow.matches
    if (narrow.matches) {
      overflow = page.overflow
      page.overflow = 'hidden'
      dialog.showModal()
    } else dialog.show()
    scrollToNews(dialog)
    focusPanel(dialog)
  }
  narrow.onchange = () => {
    if (!dialog.open) return
    close()
    open()
  }
  // Android's back gesture closes a modal dialog: the bubble has to know.
  dialog.oncancel = (event) => {
    event.preventDefault()
    toggle(false)
  }
  return (isOpen) => {
    if (isOpen === dialog.open) return
    if (isOpen) {
      open()
      if (!hasBegun) loadVisit(chat)
      hasBegun = true
    } else {
      const hadFocus = root.activeElement
      close()
      if (hadFocus) bubble.focus()
    }
  }
}
