import { render } from 'preact'
import type { Chat } from './chat'
import { Panel } from './view/Panel'

/** Once: from then on each signal draws what reads it. */
export const draw = (chat: Chat, dialog: HTMLDialogElement) => render(<Panel chat={chat} />, dialog)
