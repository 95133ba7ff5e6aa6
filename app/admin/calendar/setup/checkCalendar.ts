import { type FieldErrors, type FieldPath, type Resolver, set, type UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { WEEK_DAYS } from '../../../../contract/facts'
import { calendarSettings } from '../../../../contract/scheduling'
import { ApiError } from '../../../lib/api'
import { type CalendarForm, toCalendarSettings } from './calendarForm'

type Field = FieldPath<CalendarForm>

const RULES = ['timeZone', 'isOpen', 'leadMinutes', 'horizonDays', 'stepMinutes', 'changeMinutes'] as const

/** The form field of an error path: "services.0.priceCents" → that service's price. */
function fieldOf(path: string): Field | undefined {
  const [list, at = '', part, ...rest] = path.split('.')
  const row = Number(at)
  if (list === 'hours') return ofDay('hours', at)
  if (list === 'special') {
    return `hoursExceptions.${row}.${part === 'from' || part === 'to' || part === 'note' ? part : 'spans'}`
  }
  if (list === 'services') return `services.${row}.${ofService(part)}`
  if (list === 'staff') return ofPerson(row, part, rest)
  if (list === 'resources') return `resources.${row}.${part === 'count' ? 'count' : 'name'}`
  if (list === 'reminders') return 'reminders'
  return RULES.find((field) => field === list)
}

function ofDay<P extends 'hours' | `staff.${number}.hours`>(week: P, name: string) {
  const day = WEEK_DAYS.find((known) => known === name)
  return day && (`${week}.${day}.spans` as const)
}

function ofService(part: string | undefined) {
  if (part === 'priceCents') return 'price'
  return part === 'minutes' || part === 'bufferMinutes' ? part : 'name'
}

function ofPerson(row: number, part: string | undefined, [at = '', field]: string[]): Field | undefined {
  if (part === 'hours') return ofDay(`staff.${row}.hours`, at)
  if (part === 'closed') return `staff.${row}.closed.${Number(at)}.${field === 'to' ? 'to' : 'from'}`
  return `staff.${row}.name`
}

/** Validates the form with the server's schema and maps errors to the form's fields. */
export const checkCalendar: Resolver<CalendarForm> = (values) => {
  const result = z.safeParse(calendarSettings, toCalendarSettings(values))
  if (result.success) return { values, errors: {} }
  const errors: FieldErrors<CalendarForm> = {}
  for (const { path, message } of result.error.issues) {
    const field = fieldOf(path.join('.'))
    if (field) set(errors, field, { type: 'contract', message })
  }
  return { values: {}, errors }
}

export function showCalendarErrors(form: Pick<UseFormReturn<CalendarForm>, 'setError'>, error: unknown) {
  if (!(error instanceof ApiError)) return
  for (const [index, { path, message }] of error.errors.entries()) {
    const field = fieldOf(path)
    if (field) form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
  }
}
