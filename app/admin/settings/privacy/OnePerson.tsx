import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type VisitorFound, type VisitorQuery, visitorQuery } from '../../../../contract/privacy'
import { findVisitor } from '../../../api/privacy'
import { Button } from '../../../components/Button'
import { Card } from '../../../components/Card'
import { TextField } from '../../../components/TextField'
import { showFieldErrors } from '../../../lib/fieldErrors'
import { toastError } from '../../../lib/toastError'
import { useSubmission } from '../../../lib/useSubmission'
import { FoundPerson } from './FoundPerson'

type Found = { asked: VisitorQuery; found: VisitorFound }

export function OnePerson({ businessId }: { businessId: string }) {
  const [person, setPerson] = useState<Found>()
  const form = useForm({ resolver: zodResolver(visitorQuery), defaultValues: { email: '', phone: '' } })
  const look = useSubmission({
    mutationFn: async (asked: VisitorQuery) => ({ asked, found: await findVisitor(businessId, asked) }),
    onSuccess: setPerson,
    onError: (error) => {
      setPerson(undefined)
      showFieldErrors(form, ['email', 'phone'], error)
      toastError(error, 'We couldn’t look that up. Please try again.')
    },
  })
  const { errors } = form.formState
  return (
    <Card>
      <h2 className="font-semibold text-lg">One person’s data</h2>
      <p className="mt-1 text-quiet">
        If someone asks what you have about them, or wants it deleted, enter the email or phone number they left.
      </p>
      <form noValidate className="mt-4 grid gap-4" onSubmit={form.handleSubmit(look.submit)}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Their email"
            type="email"
            autoComplete="off"
            error={errors.email?.message}
            {...form.register('email')}
          />
          <TextField
            label="Their phone"
            type="tel"
            autoComplete="off"
            error={errors.phone?.message}
            {...form.register('phone')}
          />
        </div>
        <Button type="submit" variant="secondary" className="sm:justify-self-start" disabled={look.isPending}>
          {look.isPending ? 'Looking…' : 'Look them up'}
        </Button>
      </form>
      <div role="status">
        {person && (!look.isPending || person.asked.also !== undefined || person.found.linked.length > 0) && (
          <FoundPerson
            businessId={businessId}
            asked={person.asked}
            found={person.found}
            isLooking={look.isPending}
            onAlso={(also) => look.submit({ ...person.asked, also: also.join(',') })}
            onDeleted={() => {
              setPerson(undefined)
              form.reset()
            }}
          />
        )}
      </div>
    </Card>
  )
}
