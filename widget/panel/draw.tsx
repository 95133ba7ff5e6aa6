import { render } from 'preact'
import { focusPanel, scrollToNews } from './attention'
import type { Chat } from './chat'
import { Panel } from './view/Panel'

const paint = ({ stage: { bubble }, business, language }: Chat, dialog: HTMLDialogElement) => {
  const { name, panelSize, look, corners } = business
  const { backgroundColor, color } = bubble.style
  dialog.ariaLabel = name
  dialog.lang = language
  dialog.dir = language === 'ar' ? 'rtl' : 'ltr'
  // Round is what a panel is without a word; the class of that name makes round buttons.
  const dress = [look, corners !== 'round' && corners].filter(Boolean).join(' ')
  dialog.className = `panel ${panelSize} ${dress} ${bubble.className.replace('bubble', '')}`
  dialog.style.setProperty('--brand', backgroundColor)
  dialog.style.setProperty('--on-brand', color)
}

export function draw(chat: Chat, dialog: HTMLDialogElement) {
  const scroller = dialog.querySelector('.scroll')
  const isAtEnd = !scroller || scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 80
  const hadCard = dialog.querySelector('.card')
  paint(chat, dialog)
  render(<Panel chat={chat} />, dialog)
  if (dialog.querySelector('.card') !== hadCard && dialog.open) focusPanel(dialog)
  const last = chat.entries.at(-1)
  if (isAtEnd || (last?.isDraft && !last.content)) scrollToNews(dialog)
}
