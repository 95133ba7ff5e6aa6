import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type Booking, type BookingStatus, booked, booking, type bookingRequest, slot } from '../../contract/scheduling'
import { call, callPage, type ListPage } from '../lib/api'
import { afterDay, beforeDay } from '../lib/zoned'

const pathOf = (businessId: string) => `/api/businesses/${encodeURIComponent(businessId)}`

/** The query key of everything booked at a business. */
export const bookingsKey = (businessId: string) => ['bookings', businessId] as const

async function allPages(path: string): Promise<Booking[]> {
  const found: Booking[] = []
  let next: string | null = path
  while (next) {
    const page: ListPage<Booking> = await callPage(booking, next)
    found.push(...page.items)
    next = page.next
  }
  return found.toSorted((one, other) => one.start.localeCompare(other.start))
}

/** All that is booked around these days, soonest first. */
export const bookingsQuery = (businessId: string, first: string, last: string) =>
  queryOptions({
    queryKey: [...bookingsKey(businessId), 'days', first, last],
    queryFn: () =>
      allPages(`${pathOf(businessId)}/bookings?${new URLSearchParams({ from: beforeDay(first), to: afterDay(last) })}`),
    refetchOnMount: 'always',
  })

/** The first of what is booked from now on, soonest first, and how much it is. */
export const upcomingQuery = (businessId: string) =>
  queryOptions({
    queryKey: [...bookingsKey(businessId), 'upcoming'],
    queryFn: () => callPage(booking, `${pathOf(businessId)}/bookings?status=confirmed`),
    refetchOnMount: 'always',
  })

/** What was booked in a conversation, soonest first. */
export const conversationBookingsQuery = (businessId: string, conversationId: string) =>
  queryOptions({
    queryKey: [...bookingsKey(businessId), 'conversation', conversationId],
    queryFn: () => allPages(`${pathOf(businessId)}/bookings?${new URLSearchParams({ conversationId })}`),
    refetchOnMount: 'always',
  })

type Wanted = {
  serviceId: string
  staffId?: string | null | undefined
  /** What is to be moved. */
  bookingId?: string | undefined
  first: string
  last: string
}

/** The free times of a service on these days, soonest first. */
export const slotsQuery = (businessId: string, { serviceId, staffId, bookingId, first, last }: Wanted) =>
  queryOptions({
    queryKey: [...bookingsKey(businessId), 'slots', serviceId, staffId ?? '', bookingId ?? '', first, last],
    queryFn: () => {
      const about = { ...(staffId && { staffId }), ...(bookingId && { bookingId }) }
      const asked = { serviceId, from: beforeDay(first), to: afterDay(last), ...about }
      return call(z.array(slot), `${pathOf(businessId)}/own-slots?${new URLSearchParams(asked)}`)
    },
    staleTime: 0,
  })

export type BookingPatch = { start?: string; status?: BookingStatus; notes?: string | null }

export const changeBooking = (businessId: string, id: string, change: BookingPatch) =>
  call(booking, `${pathOf(businessId)}/bookings/${encodeURIComponent(id)}`, { method: 'PATCH', body: change })

export type BookingForm = z.input<typeof bookingRequest>

/** `key`: the idempotency key. */
export const addBooking = (businessId: string, request: BookingForm, key: string) =>
  call(booked, `${pathOf(businessId)}/bookings`, {
    method: 'POST',
    body: request,
    headers: { 'Idempotency-Key': key },
  })
