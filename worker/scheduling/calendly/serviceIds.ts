const PREFIX = 'calendly_'

/** The service that an event type is offered as. */
export const serviceIdOf = (eventTypeId: string): string => `${PREFIX}${eventTypeId}`

/** Undefined for a service of the business's own calendar. */
export const eventTypeIdOf = (serviceId: string): string | undefined =>
  serviceId.startsWith(PREFIX) ? serviceId.slice(PREFIX.length) : undefined
