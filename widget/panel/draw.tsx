import { render } from 'preact'
import { readableOn } from '../colour'
import type { Chat } from './chat'
import { focusPanel, scrollToNews } from './attention'
import { Panel } from './view/Panel'

/** Luminance of the ground under the bot's words, the darkest that the owner's colour is read on. */
const GROUND = 0.87

const paint = ({ stage: { bubble }, business }: Chat, dialog: HTMLDialogElement) => {
  const { name, panelSize } = business
  const { backgroundColor, color } = bubble.style
  dialog.ariaLabel = name
  dialog.className = `panel ${panelSize} ${bubble.className.replace('bubble', '')}`
  dialog.style.setProperty('--brand', backgroundColor)
  dialog.style.setProperty('--on-brand', color)
  dialog.style.setProperty('--accent', readableOn(GROUND, backgroundColor))
}

export function draw(chat: Chat, dialog: HTMLDialogElement) {
  const scroller = dialog.querySelector('.scroll')
  const isAtEnd = !scroller || scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 80
  const hadCard = dialog.querySelector('.card')
  paint(chat, dialog)
  render(<Panel chat={chat} />, dialog)
  if (dialog.querySelector('.card') !== hadCard && dialog.open) focusPanel(dialog)
  if (isAtEnd || chat.entries.at(-2)?.type === 'user') scrollToNews(dialog)
}
