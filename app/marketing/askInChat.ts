declare global {
  interface Window {
    /** Put there by the widget's launcher, which this page carries as an owner's site does. */
    Deskbell?: { open: () => void; root: ShadowRoot }
  }
}

const GIVE_UP_MS = 10_000

/** Opens the page's chat and, with a question, asks it there as somebody who types does. Says whether there is a chat yet. */
export function askInChat(question?: string): boolean {
  const chat = window.Deskbell
  if (!chat) return false
  chat.open()
  if (question) {
    whenDrawn(chat.root, (box) => {
      box.value = question
      box.form?.requestSubmit()
    })
  }
  return true
}

/** The message box of the open chat. What stands in its place is put away first; the panel keeps what was typed into it, and draws anew after. */
function freeMessageBox(root: ShadowRoot) {
  const away = root.querySelector<HTMLButtonElement>('dialog[open] .card button.plain:enabled')
  away?.click()
  return away ? null : root.querySelector<HTMLTextAreaElement>('dialog[open] .composer textarea')
}

/** The panel is loaded when it is first opened. */
function whenDrawn(root: ShadowRoot, use: (box: HTMLTextAreaElement) => void) {
  const look = () => {
    const box = freeMessageBox(root)
    if (!box) return false
    stop()
    use(box)
    return true
  }
  const watch = new MutationObserver(look)
  const tooLate = setTimeout(() => watch.disconnect(), GIVE_UP_MS)
  const stop = () => {
    watch.disconnect()
    clearTimeout(tooLate)
  }
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ['open'] })
  look()
}
