import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import type { Business } from '../../../../contract/businesses'
import type { Proposal } from '../../../../contract/knowledge'
import type { CalendarSettings } from '../../../../contract/scheduling'
import { calendarQuery, saveCalendar } from '../../../api/calendar'
import { errorText } from '../../../lib/errorText'
import { toast } from '../../../lib/toasts'
import { useSubmission } from '../../../lib/useSubmission'
import { frameOf } from '../../frame'
import { resetToSaved } from '../../unsaved/resetToSaved'
import { useKeptDraft } from '../../unsaved/useKeptDraft'
import { useUnsaved } from '../../unsaved/useUnsaved'
import { calendarAddress } from '../parts'
import { AllFields } from './AllFields'
import { type CalendarForm, toCalendarForm, toCalendarSettings } from './calendarForm'
import { checkCalendar, showCalendarErrors } from './checkCalendar'
import { FirstSteps } from './FirstSteps'
import { startingFrom } from './startingFrom'

type Props = {
  business: Business
  saved: CalendarSettings
  read: readonly Proposal[]
  notice: number | undefined
  timeZone: string | undefined
}

/** The form of the calendar: in three steps until there is something to book, then all of it on one page. */
export function CalendarEditor({ business, saved, read, notice, timeZone }: Props) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isFirst] = useState(saved.services.length === 0)
  const form = useForm<CalendarForm>({
    resolver: checkCalendar,
    defaultValues: toCalendarForm(isFirst ? startingFrom(saved, read, { notice, timeZone }) : saved),
  })
  const { isDirty } = form.formState
  useUnsaved(isDirty)
  useKeptDraft(`calendar:${business.id}`, form)
  const save = useSubmission({
    mutationFn: (values: CalendarForm) => saveCalendar(business.id, toCalendarSettings(values)),
    onSuccess: (now, sent) => {
      queries.setQueryData(calendarQuery(business.id).queryKey, now)
      resetToSaved(form, toCalendarForm(now), sent)
      toast({ title: 'Saved', description: savedWords(now) })
      // Once the form counts as saved, or leaving it would ask.
      if (isFirst) setTimeout(() => navigate(calendarAddress(frameOf(pathname))))
    },
    onError: (error) => {
      showCalendarErrors(form, error)
      const description = errorText(error, 'Nothing was saved. What you typed is still here; try again.')
      toast({ title: 'Error', description, tone: 'danger' })
    },
  })
  const fields = { businessId: business.id, currency: business.currency, isSaving: save.isPending }
  return (
    <FormProvider {...form}>
      <form noValidate className="max-w-3xl" onSubmit={form.handleSubmit(save.submit)}>
        {isFirst ? <FirstSteps {...fields} /> : <AllFields {...fields} onDiscard={() => form.reset()} />}
      </form>
    </FormProvider>
  )
}

const savedWords = ({ isOpen, services }: CalendarSettings) => {
  if (services.length === 0) return 'There’s nothing to book right now.'
  return isOpen
    ? 'People can book these times in your chat.'
    : 'Visitors can’t book right now, but you can still add bookings here.'
}
