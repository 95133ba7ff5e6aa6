import * as z from 'zod/mini'
import type { Notification } from '../CalendarProvider'

/** More than a hundred at once. */
const MOST_CHARACTERS = 200_000
const LONGEST_QUESTION = 2000

/** Changes and what Graph says of a subscription itself alike: each means that there may be something to read. */
const collection = z.object({
  value: z.array(z.object({ subscriptionId: z.string(), clientState: z.optional(z.nullable(z.string())) })),
})

/**
 * Graph asks each new address whether it wants to be told, by a token that comes back as text; it never holds markup, so what does is not
 * Graph's. https://learn.microsoft.com/graph/change-notifications-delivery-webhooks
 */
export async function readNotification(request: Request): Promise<Notification> {
  const challenge = new URL(request.url).searchParams.get('validationToken')
  if (challenge !== null)
    return challenge.length > LONGEST_QUESTION || /[<>&"'\p{Cc}]/u.test(challenge) ? { channels: [] } : { challenge }
  const text = await request.text()
  if (text.length > MOST_CHARACTERS) return { channels: [] }
  const { value = [] } = collection.safeParse(parsed(text)).data ?? {}
  const channels = value.map(({ subscriptionId, clientState }) => ({
    channelId: subscriptionId,
    secret: clientState ?? '',
  }))
  // Ten changes at once are one piece of news.
  return { channels: [...new Map(channels.map((one) => [`${one.channelId} ${one.secret}`, one])).values()] }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Nothing that Graph sends.
    return undefined
  }
}
