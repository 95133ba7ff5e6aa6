import { type APIRequestContext, expect } from '@playwright/test'
import * as z from 'zod/mini'

const mails = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }))

/** The newest mail to an address whose subject fits, once it is there. */
export async function mailTo(request: APIRequestContext, address: string, subject: RegExp) {
  const find = async () => {
    // The connection of the last look may just be closing.
    const sent = mails.parse(await (await request.get('/api/dev/outbox', { maxRetries: 3 })).json())
    return sent.find((mail) => mail.to === address && subject.test(mail.subject))
  }
  await expect.poll(find, { message: `mail to ${address}`, timeout: 20_000 }).toBeTruthy()
  return z.parse(mails.def.element, await find())
}

/** The link of a mail, as a path: it may carry the product's public name. */
export function linkIn({ text }: { text: string }): string {
  const url = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
  return url.pathname + url.search
}
