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

/** Scrolls to the card, of which as much as fits is then in sight, or else to the newest message's first line. */
export function scrollToNews(dialog: HTMLDialogElement) {
  const scroller = dialog.querySelector('.scroll')
  const news = dialog.querySelector<HTMLElement>('.card') ?? [...dialog.querySelectorAll<HTMLElement>('.row')].at(-1)
  if (scroller) scroller.scrollTop = (news?.offsetTop ?? 0) - 16
}
