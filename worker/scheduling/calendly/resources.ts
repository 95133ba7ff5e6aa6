import * as z from 'zod/mini'

/** Calendly's resources, as far as they are used. https://developer.calendly.com/api-docs */

/** The last part of a URI: calls go to CALENDLY_API_BASE, whatever host a URI names. */
const id = z.pipe(
  z.string(),
  z.transform((uri) => uri.split('/').at(-1) ?? ''),
)
const time = z.pipe(
  z.string(),
  z.transform((text) => Date.parse(text)),
)
const list = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    collection: z.array(item),
    pagination: z.object({ next_page_token: z.optional(z.nullable(z.string())) }),
  })
const one = <T extends z.ZodMiniType>(resource: T) => z.object({ resource })

/** Of a call that is made for what it does. */
export const done = z.unknown()
export const userAnswer = one(
  z.object({ uri: z.string(), name: z.string(), email: z.string(), current_organization: z.string() }),
)

const eventType = z.object({
  uri: id,
  name: z.string(),
  active: z.boolean(),
  duration: z.number(),
  scheduling_url: z.string(),
  locations: z.optional(
    z.nullable(z.array(z.object({ kind: z.string(), location: z.optional(z.nullable(z.string())) }))),
  ),
  custom_questions: z.optional(
    z.nullable(
      z.array(
        z.object({
          name: z.string(),
          type: z.string(),
          position: z.number(),
          enabled: z.boolean(),
          required: z.boolean(),
        }),
      ),
    ),
  ),
})
export type EventType = z.infer<typeof eventType>
export const eventTypeAnswer = one(eventType)
export const eventTypesAnswer = list(z.pick(eventType, { uri: true, name: true, active: true, duration: true }))

export const freeTimesAnswer = z.object({
  collection: z.array(z.object({ status: z.string(), start_time: time })),
})

const scheduledEvent = z.object({
  uri: id,
  name: z.nullable(z.string()),
  status: z.enum(['active', 'canceled']),
  start_time: time,
  end_time: time,
  event_type: z.nullable(id),
  updated_at: time,
})
export type ScheduledEvent = z.infer<typeof scheduledEvent>
export const scheduledEventsAnswer = list(scheduledEvent)

const invitee = z.object({
  uri: id,
  name: z.string(),
  email: z.string(),
  status: z.enum(['active', 'canceled']),
  timezone: z.optional(z.nullable(z.string())),
  event: id,
  questions_and_answers: z._default(z.array(z.object({ question: z.string(), answer: z.string() })), []),
  tracking: z.optional(z.nullable(z.object({ utm_content: z.optional(z.nullable(z.string())) }))),
  text_reminder_number: z.optional(z.nullable(z.string())),
  rescheduled: z.boolean(),
  old_invitee: z.optional(z.nullable(z.string())),
  reschedule_url: z.string(),
  no_show: z.optional(z.nullable(z.object({ uri: id }))),
  cancellation: z.optional(z.nullable(z.object({ canceler_type: z.optional(z.nullable(z.string())) }))),
  created_at: time,
  updated_at: time,
})
export type Invitee = z.infer<typeof invitee>
export const inviteeAnswer = one(invitee)
export const inviteesAnswer = list(invitee)

export const linkAnswer = one(z.object({ booking_url: z.string() }))
export const hookAnswer = one(z.object({ uri: id }))
export const hooksAnswer = list(z.object({ uri: id, callback_url: z.string() }))

/** What a webhook brings: the invitee, with the event in full. */
export const notice = z.object({
  created_at: time,
  payload: z.extend(invitee, { scheduled_event: scheduledEvent }),
})

export const failure = z.object({
  message: z.optional(z.string()),
  details: z.optional(
    z.array(
      z.object({ parameter: z.optional(z.string()), code: z.optional(z.string()), message: z.optional(z.string()) }),
    ),
  ),
})
