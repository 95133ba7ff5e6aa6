import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { registrationForm } from '../../contract/accounts'
import { BUSINESS_TYPE_LABELS, BUSINESS_TYPES } from '../../contract/businessTypes'
import { PLANS, type PlanId } from '../../contract/plans'
import { completeRegistration } from '../api/accounts'
import { Button } from '../components/Button'
import { Card } from '../components/Card'
import { Notice } from '../components/Notice'
import { PasswordField } from '../components/PasswordField'
import { SelectField } from '../components/SelectField'
import { TextArea } from '../components/TextArea'
import { TextField } from '../components/TextField'
import { errorText } from '../lib/errorText'
import { showFieldErrors } from '../lib/fieldErrors'
import { hereAndNow } from '../lib/hereAndNow'
import { startSession } from '../lib/session'
import { toast } from '../lib/toasts'

const FIELDS = [
  'businessName',
  'businessType',
  'services',
  'location',
  'specialties',
  'calendlyUrl',
  'password',
  'confirmPassword',
] as const

export function RegistrationForm({ token, email, planType }: { token: string; email: string; planType: PlanId }) {
  const navigate = useNavigate()
  const form = useForm({ resolver: zodResolver(registrationForm), defaultValues: { email, ...hereAndNow() } })
  const { errors } = form.formState
  const complete = useMutation({
    mutationFn: completeRegistration,
    onSuccess: ({ sessionToken }) => {
      startSession(sessionToken)
      toast({ title: 'Registration successful', description: 'Welcome to Deskbell.' })
      navigate('/admin-direct', { replace: true })
    },
    onError: (error) => {
      showFieldErrors(form, FIELDS, error)
      toast({
        title: 'Registration failed',
        description: errorText(error, 'Failed to complete registration'),
        tone: 'danger',
      })
    },
  })

  return (
    <>
      <Notice tone="done">
        <p className="flex items-center gap-2 font-semibold">
          <CircleCheck className="size-5 text-done-ink" aria-hidden />
          Payment confirmed
        </p>
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <dt className="text-quiet">Plan</dt>
          <dd className="font-semibold">{PLANS[planType].name}</dd>
          <dt className="text-quiet">Email</dt>
          <dd className="min-w-0 font-semibold">{email}</dd>
        </dl>
      </Notice>
      <form
        noValidate
        className="mt-6 grid gap-6"
        onSubmit={form.handleSubmit((values) => complete.isPending || complete.mutate({ ...values, token }))}
      >
        <Card className="grid gap-5">
          <h2 className="font-semibold text-lg">Your business</h2>
          <TextField
            label="Business name"
            autoComplete="organization"
            error={errors.businessName?.message}
            {...form.register('businessName')}
          />
          <SelectField
            label="Business type"
            error={errors.businessType?.message}
            defaultValue=""
            {...form.register('businessType')}
          >
            <option value="">Pick one</option>
            {BUSINESS_TYPES.map((type) => (
              <option key={type} value={type}>
                {BUSINESS_TYPE_LABELS[type]}
              </option>
            ))}
          </SelectField>
          <TextArea
            label="Services"
            hint="What you do, and for how much if you like to say it. Your front desk answers from this."
            error={errors.services?.message}
            {...form.register('services')}
          />
          <TextField
            label="Location"
            mark="optional"
            hint="Your address, or the area that you cover."
            error={errors.location?.message}
            {...form.register('location')}
          />
          <TextArea
            label="Specialties"
            mark="optional"
            rows={2}
            error={errors.specialties?.message}
            {...form.register('specialties')}
          />
          <TextField
            label="Calendly link"
            mark="optional"
            type="url"
            inputMode="url"
            placeholder="https://calendly.com/…"
            error={errors.calendlyUrl?.message}
            {...form.register('calendlyUrl')}
          />
        </Card>
        <Card className="grid gap-5">
          <h2 className="font-semibold text-lg">Your login</h2>
          <TextField label="Email" type="email" autoComplete="username" readOnly {...form.register('email')} />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            hint="At least 8 characters. A few words in a row work well."
            error={errors.password?.message}
            {...form.register('password')}
          />
          <PasswordField
            label="Confirm password"
            autoComplete="new-password"
            error={errors.confirmPassword?.message}
            {...form.register('confirmPassword')}
          />
        </Card>
        <Button type="submit" disabled={complete.isPending}>
          {complete.isPending ? 'Creating your account…' : 'Create my account'}
        </Button>
      </form>
    </>
  )
}
