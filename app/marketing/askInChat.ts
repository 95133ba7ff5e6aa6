declare global {
  interface Window {
    /** Set by the widget's launcher, which this page includes like an owner's site. */
    Deskbell?: { open: () => void; root: ShadowRoot }
  }
}

const GIVE_UP_MS = 10_000

/** Opens the page's chat and asks a question in it. False if the chat hasn't loaded. */
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

/** Frees the message box by closing what replaces it; the panel keeps typed text. */
function freeMessageBox(root: ShadowRoot) {
  const away = root.querySelector<HTMLButtonElement>('dialog[open] .card button.plain:enabled')
  away?.click()
  return away ? null : root.querySelector<HTMLTextAreaElement>('dialog[open] .composer textarea')
}

/** Waits for the panel, which is loaded when first opened. */
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
