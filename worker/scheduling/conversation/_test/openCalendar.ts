import { expect } from 'vitest'
import { api, registerOwner } from '../../../_test/api'

export const ZONE = 'America/New_York'
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** A new business whose visitors can book these for an hour each, from nine to five on every day. Its outbox is still to be drained. */
export async function openCalendar(names: string[]) {
  const { businessId, token, email } = await registerOwner()
  const services = names.map((name) => ({ name, minutes: 60 }))
  const hours = Object.fromEntries(DAYS.map((day) => [day, [['09:00', '17:00']]]))
  const body = { timeZone: ZONE, hours, stepMinutes: 60, isAtVisitors: false, services }
  const put = await api(`/api/businesses/${businessId}/calendar`, { method: 'PUT', token, body })
  expect(put.status).toBe(200)
  return { businessId, token, email }
}
