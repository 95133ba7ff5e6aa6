import type { FieldPath } from 'react-hook-form'
import { WEEK_DAYS } from '../../../../contract/facts'
import { type FactsForm, LINE_FIELDS } from './factsForm'

type Field = FieldPath<FactsForm>

/** The form field of an error path: "prices.0.cents" → that row's line. */
export function fieldOf(path: string): Field | undefined {
  const [list, at = '', part] = path.split('.')
  const row = Number(at)
  if (list === 'emergencyPhone') return list
  if (list === 'hours') return ofDay(at)
  if (list === 'hoursExceptions') {
    return `hoursExceptions.${row}.${part === 'from' || part === 'to' || part === 'note' ? part : 'spans'}`
  }
  if (list === 'prices') return `prices.${row}.line`
  if (list === 'policies') return `policies.${row}.${part === 'text' ? 'text' : 'name'}`
  if (list === 'team') return `team.${row}.${part === 'role' ? 'role' : 'name'}`
  return LINE_FIELDS.find((field) => field === list)
}

function ofDay(name: string): Field | undefined {
  const day = WEEK_DAYS.find((known) => known === name)
  return day && `hours.${day}.spans`
}
