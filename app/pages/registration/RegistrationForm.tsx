import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { registrationForm } from '../../../contract/accounts'
import type { PlanId } from '../../../contract/plans'
import { completeRegistration } from '../../api/accounts'
import { Button } from '../../components/Button'
import { TextLink } from '../../components/TextLink'
import { ApiError } from '../../lib/api'
import { serverText } from '../../lib/errorText'
import { showFieldErrors } from '../../lib/fieldErrors'
import { guessTimeZoneAndCountry } from '../../lib/guessTimeZoneAndCountry'
import { startSession } from '../../lib/session'
import { toast } from '../../lib/toasts'
import { useSubmission } from '../../lib/useSubmission'
import { FormError } from '../account/FormError'
import { BusinessFields } from './BusinessFields'
import { isLinkUsed } from './isLinkUsed'
import { forgetDraft, keepDraft, readDraft } from './keptDraft'
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

/** Whether the error is shown at a field. */
const isOfField = (error: unknown) =>
  error instanceof ApiError && error.errors.some(({ path }) => FIELDS.some((field) => field === path))

const failure = (error: unknown) => serverText(error, 'Failed to complete registration')

export function RegistrationForm({ token, email, planType }: { token: string; email: string; planType: PlanId }) {
  const navigate = useNavigate()
  const form = useForm({
    resolver: zodResolver(registrationForm),
    defaultValues: { email, ...readDraft(token) },
  })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(token, values) }),
    [form, token],
  )
  const complete = useSubmission({
    mutationFn: completeRegistration,
    onSuccess: ({ sessionToken }) => {
      forgetDraft()
      startSession(sessionToken)
      toast({ title: 'Registration successful', description: 'Welcome to Deskbell.' })
      navigate('/admin-direct', { replace: true })
    },
    onError: (error) => {
      showFieldErrors(form, FIELDS, error)
      toast({
        title: 'Registration failed',
        description: failure(error),
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
          onSubmit={form.handleSubmit((values) =>
            complete.submit({ ...values, ...guessTimeZoneAndCountry(values.location ?? undefined), token }),
          )}
        >
          <BusinessFields />
          <LoginFields />
          {complete.isError && !isOfField(complete.error) && (
            <FormError>
              {failure(complete.error)}
              {isLinkUsed(complete.error) && (
                <>
                  {' '}
                  <TextLink to="/login">Log in</TextLink>
                </>
              )}
            </FormError>
          )}
          <Button type="submit" disabled={complete.isPending}>
            {complete.isPending ? 'Creating your account…' : 'Create my account'}
          </Button>
        </form>
      </FormProvider>
    </>
  )
}
