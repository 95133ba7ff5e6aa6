import * as z from 'zod/mini'
import { api, drainOutbox } from './api'

const mails = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() }))

/** What was mailed to an address until now, newest first, as /dev/outbox shows it. */
export async function mailTo(address: string) {
  await drainOutbox()
  const all = mails.parse(await (await api('/api/dev/outbox')).json())
  return all.filter(({ to }) => to === address)
}

/** The first link of a mail's text. */
export const linkIn = (text: string): URL => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')

/** Mail of one kind that went to an address. */
export const mailsAbout = async (address: string, subject: string | RegExp) =>
  (await mailTo(address)).filter((mail) => mail.subject.match(subject))
