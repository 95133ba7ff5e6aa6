import * as z from 'zod/mini'
import { readUpTo } from '../../../platform/http/readBody'
import type { Notification } from '../CalendarProvider'

/** More than a hundred at once. */
const MOST_BYTES = 200_000
const LONGEST_QUESTION = 2000

/** Graph sends nothing more until the subscription is renewed, or made anew. https://learn.microsoft.com/graph/change-notifications-lifecycle-events */
const ENDINGS = ['reauthorizationRequired', 'subscriptionRemoved']

/** Changes, and what Graph says of a subscription itself: each means that there may be something to read. */
const collection = z.object({
  value: z.array(
    z.object({
      subscriptionId: z.string(),
      clientState: z.optional(z.nullable(z.string())),
      lifecycleEvent: z.optional(z.nullable(z.string())),
    }),
  ),
})

/**
 * Graph asks each new address whether it wants to be told, by a token that comes back as text; it never holds markup, so what does is not
 * Graph's. https://learn.microsoft.com/graph/change-notifications-delivery-webhooks
 */
export async function readNotification(request: Request): Promise<Notification> {
  const challenge = new URL(request.url).searchParams.get('validationToken')
  if (challenge !== null)
    return challenge.length > LONGEST_QUESTION || /[<>&"'\p{Cc}]/u.test(challenge) ? { channels: [] } : { challenge }
  const body = await readUpTo(request.body, MOST_BYTES)
  if (!body) return { channels: [] }
  const { value = [] } = collection.safeParse(parsed(new TextDecoder().decode(body))).data ?? {}
  // Ten changes at once are one piece of news.
  const groups = Map.groupBy(value, ({ subscriptionId, clientState }) => `${subscriptionId} ${clientState}`)
  return {
    channels: [...groups.values()].flatMap((group) => {
      const [first] = group
      if (!first?.clientState) return []
      const isEnding = group.some(({ lifecycleEvent }) => lifecycleEvent && ENDINGS.includes(lifecycleEvent))
      return [{ channelId: first.subscriptionId, secret: first.clientState, ...(isEnding && { isEnding }) }]
    }),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Nothing that Graph sends.
    return undefined
  }
}
