import { useFormContext } from 'react-hook-form'
import { Card } from '../../../components/Card'
import { SaveBar } from '../../settings/SaveBar'
import type { CalendarForm } from './calendarForm'
import { HoursFields } from './HoursFields'
import { OpenField } from './OpenField'
import { PeopleRows } from './PeopleRows'
import { RoomRows } from './RoomRows'
import { RuleFields } from './RuleFields'
import { ServiceRows } from './ServiceRows'

type Props = { businessId: string; currency: string; isSaving: boolean; onDiscard: () => void }

export function AllFields({ isSaving, onDiscard, ...fields }: Props) {
  const { isDirty } = useFormContext<CalendarForm>().formState
  return (
    <Card className="grid gap-8 *:[section+section]:border-line *:[section+section]:border-t *:[section+section]:pt-8">
      <OpenField />
      <ServiceRows {...fields} />
      <HoursFields businessId={fields.businessId} />
      <RuleFields businessId={fields.businessId} />
      <PeopleRows />
      <RoomRows />
      <SaveBar label="Save calendar" isSaving={isSaving} isDirty={isDirty} onDiscard={onDiscard} />
    </Card>
  )
}
