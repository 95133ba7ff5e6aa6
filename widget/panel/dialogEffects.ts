import { effect } from '@preact/signals'
import { focusPanel, scrollToNews } from './attention'
import type { Chat } from './chat'
import { language } from './words'

/** Looks and language of the dialog itself, which the view stands in. */
export const styleDialog = ({ stage: { bubble }, business }: Chat, dialog: HTMLDialogElement) =>
  effect(() => {
    const { name, panelSize, look, corners } = business.value
    const { backgroundColor, color } = bubble.style
    dialog.ariaLabel = name
    dialog.lang = language.value
    dialog.dir = language.value === 'ar' ? 'rtl' : 'ltr'
    // Round is what a panel is without a word; the class of that name makes round buttons.
    const corner = corners === 'round' ? '' : corners
    dialog.className = `panel ${panelSize} ${look ?? ''} ${corner ?? ''} ${bubble.className.replace('bubble', '')}`
    dialog.style.setProperty('--brand', backgroundColor)
    dialog.style.setProperty('--on-brand', color)
  })

/** Keeps the newest in sight and the cursor where it belongs: looks before a change is drawn, and moves after it. */
export const followNewest = ({ entries, chips, asides, lead }: Chat, dialog: HTMLDialogElement) =>
  effect(() => {
    const [last] = [entries.value.at(-1), chips.value, asides.value]
    const { errors } = lead.value
    const scroller = dialog.querySelector('.scroll')
    const isAtEnd = !scroller || scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 80
    const card = dialog.querySelector('.card')
    requestAnimationFrame(() => {
      if (dialog.querySelector('.card') !== card && dialog.open) focusPanel(dialog)
      if (errors) dialog.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
      if (isAtEnd || (last?.isDraft && !last.content)) scrollToNews(dialog)
    })
  })
