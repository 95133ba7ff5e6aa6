import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { registrationForm } from '../../../contract/accounts'
import type { PlanId } from '../../../contract/plans'
import { completeRegistration } from '../../api/accounts'
import { Button } from '../../components/Button'
import { errorText } from '../../lib/errorText'
import { showFieldErrors } from '../../lib/fieldErrors'
import { hereAndNow } from '../../lib/hereAndNow'
import { startSession } from '../../lib/session'
import { toast } from '../../lib/toasts'
import { BusinessFields } from './BusinessFields'
import { LoginFields } from './LoginFields'
import { PaymentConfirmed } from './PaymentConfirmed'

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
      <PaymentConfirmed email={email} planType={planType} />
      <FormProvider {...form}>
        <form
          noValidate
          className="mt-6 grid gap-6"
          onSubmit={form.handleSubmit((values) => complete.isPending || complete.mutate({ ...values, token }))}
        >
          <BusinessFields />
          <LoginFields />
          <Button type="submit" disabled={complete.isPending}>
            {complete.isPending ? 'Creating your account…' : 'Create my account'}
          </Button>
        </form>
      </FormProvider>
    </>
  )
}
