import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { DAY_MS } from '../../contract/durations'
import { ownWaiting, slot, type VisitorBooking, visitorBooking } from '../../contract/scheduling'
import { call, send } from '../lib/api'

/** The signed link of a visitor's mail. */
export type VisitorLink = { id: string; token: string }

const SHOWN_DAYS = 14

const bookingPath = ({ id }: VisitorLink, rest = '') => `/api/visitor-bookings/${encodeURIComponent(id)}${rest}`
const waitingPath = ({ id }: VisitorLink, rest = '') => `/api/waitlist/${encodeURIComponent(id)}${rest}`
const query = ({ token }: VisitorLink) => `?token=${encodeURIComponent(token)}`

export const calendarFileUrl = (link: VisitorLink): string => bookingPath(link, '/event.ics') + query(link)

export const visitorBookingQuery = (link: VisitorLink) =>
  queryOptions({
    queryKey: ['visitor-booking', link.id],
    queryFn: () => call(visitorBooking, bookingPath(link) + query(link)),
    enabled: link.token !== '',
  })

export const moveVisitorBooking = ({ start, ...link }: VisitorLink & { start: string }) =>
  call(visitorBooking, bookingPath(link, '/move'), { method: 'POST', body: { token: link.token, start } })

export const cancelVisitorBooking = (link: VisitorLink) =>
  call(visitorBooking, bookingPath(link, '/cancel'), { method: 'POST', body: { token: link.token } })

/** Free times of a booking's service, of two weeks; `page` counts them from today. */
export const otherTimesQuery = ({ id, businessId, serviceId }: VisitorBooking, page: number) =>
  queryOptions({
    queryKey: ['other-times', id, serviceId, page],
    queryFn: () => {
      const from = Date.now() + page * SHOWN_DAYS * DAY_MS
      const span = new URLSearchParams({
        serviceId: serviceId ?? '',
        bookingId: id,
        from: new Date(from).toISOString(),
        to: new Date(from + SHOWN_DAYS * DAY_MS).toISOString(),
      })
      return call(z.array(slot), `/api/businesses/${encodeURIComponent(businessId)}/slots?${span}`)
    },
  })

export const ownWaitingQuery = (link: VisitorLink) =>
  queryOptions({
    queryKey: ['own-waiting', link.id],
    queryFn: () => call(ownWaiting, waitingPath(link) + query(link)),
    enabled: link.token !== '',
  })

export const takeOffer = (link: VisitorLink) =>
  call(z.object({ manageUrl: z.string() }), waitingPath(link, '/book'), { method: 'POST', body: { token: link.token } })

export const leaveWaitlist = (link: VisitorLink) =>
  send(waitingPath(link, '/leave'), { method: 'POST', body: { token: link.token } })
