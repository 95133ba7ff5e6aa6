const touch = matchMedia('(pointer:coarse)')

/**
 * Focuses the message box or a form's first empty line: its last box may be out of sight. On touch screens the dialog itself, since a focused
 * field would open the keyboard before the visitor has read anything.
 */
export function focusPanel(dialog: HTMLDialogElement) {
  const boxes = [...dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.field input,form>textarea')]
  const next = boxes.find(({ value }) => !value) ?? boxes[0]
  ;((!touch.matches && next) || dialog).focus()
}

const MARGIN = 16

/** Scrolls to the newest message's first line, or as far beyond it as the card needs to be in sight, with its first line at least. */
export function scrollToNews(dialog: HTMLDialogElement) {
  const scroller = dialog.querySelector('.scroll')
  if (!scroller) return
  const card = dialog.querySelector<HTMLElement>('.card')
  const row = [...dialog.querySelectorAll<HTMLElement>('.row')].at(-1)
  const cardTop = card
    ? Math.min(card.offsetTop - MARGIN, card.offsetTop + card.offsetHeight + MARGIN - scroller.clientHeight)
    : 0
  scroller.scrollTop = Math.max((row?.offsetTop ?? 0) - MARGIN, cardTop)
}
