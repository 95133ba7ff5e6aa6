const touch = matchMedia('(pointer:coarse)')

/**
 * Focuses the first empty field. On touch screens the dialog itself, since a focused field would open the keyboard before the visitor has
 * read anything.
 */
export function focusPanel(dialog: HTMLDialogElement) {
  const boxes = [...dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea')]
  const next = boxes.find(({ value }) => !value) ?? boxes[0]
  ;((!touch.matches && next) || dialog).focus()
}

/** Scrolls to the newest message's first line, or to the card with a little of what came before. */
export function scrollToNews(dialog: HTMLDialogElement) {
  const scroller = dialog.querySelector('.scroll')
  const card = dialog.querySelector<HTMLElement>('.card')
  const last = [...dialog.querySelectorAll<HTMLElement>('.row')].at(-1)
  if (scroller) scroller.scrollTop = card ? card.offsetTop - 64 : (last?.offsetTop ?? 0) - 16
}
