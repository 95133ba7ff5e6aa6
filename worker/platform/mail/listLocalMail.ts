import type { Context } from '../context'
import { findLocalMail } from './store'

/** Mail that was "sent" where no sender is set, newest first. */
export async function listLocalMail(ctx: Context) {
  return (await findLocalMail(ctx)).map(({ recipient, sentAt, subject, text, html, attachments }) => ({
    to: recipient,
    subject,
    text,
    html,
    attachments,
    sentAt: new Date(sentAt).toISOString(),
  }))
}
