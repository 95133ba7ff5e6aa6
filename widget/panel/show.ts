import type { ShowPanel } from '../stage'
import { focusPanel, scrollToNews } from './attention'
import type { Chat } from './chat'
import { loadVisit } from './loadVisit'
import { zoomOf } from './zoom'

/**
 * Answers the function that opens and closes the panel: a window in the corner, or on narrow screens a modal dialog over the whole screen
 * with the page's scrolling locked.
 */
export function createShow(chat: Chat, dialog: HTMLDialogElement): ShowPanel {
  const { root, bubble, toggle } = chat.stage
  const isNarrow = () => matchMedia(`(max-width:${480 * zoomOf(bubble)}px)`).matches
  const page = document.documentElement.style
  let overflow: string | undefined
  let hasBegun = false

  const close = () => {
    dialog.close()
    if (overflow !== undefined) page.overflow = overflow
    overflow = undefined
  }
  const open = () => {
    dialog.style.zoom = bubble.style.zoom
    chat.isFull.value = isNarrow()
    if (chat.isFull.value) {
      overflow = page.overflow
      page.overflow = 'hidden'
      dialog.showModal()
    } else dialog.show()
    scrollToNews(dialog)
    focusPanel(dialog)
  }
  // After the launcher, which listens first.
  visualViewport?.addEventListener('resize', () => {
    dialog.style.zoom = bubble.style.zoom
    if (!dialog.open || chat.isFull.value === isNarrow()) return
    close()
    open()
  })
  // Android's back gesture cancels a modal dialog; close it through the bubble's state.
  dialog.oncancel = (event) => {
    event.preventDefault()
    toggle(false)
  }
  return (isOpen) => {
    if (isOpen === dialog.open) return
    if (isOpen) {
      open()
      chat.live?.start()
      if (!hasBegun) loadVisit(chat)
      hasBegun = true
    } else {
      const hadFocus = root.activeElement
      close()
      chat.live?.stop()
      if (hadFocus) bubble.focus()
    }
  }
}
