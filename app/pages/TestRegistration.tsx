import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { testRegistrationRequest } from '../../contract/accounts'
import { formatPrice, isPlanId, PLANS, SOLD_PLANS } from '../../contract/plans'
import { INVALID_EMAIL } from '../../contract/text'
import { createTestCustomer } from '../api/accounts'
import { Button } from '../components/Button'
import { Card } from '../components/Card'
import { CodeBlock } from '../components/CodeBlock'
import { CopyButton } from '../components/CopyButton'
import { PageHeading } from '../components/PageHeading'
import { RadioCard } from '../components/RadioCard'
import { TextField } from '../components/TextField'
import { TextLink } from '../components/TextLink'
import { ApiError } from '../lib/api'
import { showFieldErrors } from '../lib/fieldErrors'
import { toastError } from '../lib/toastError'
import { toast } from '../lib/toasts'
import { useSubmission } from '../lib/useSubmission'
import { FormError } from './account/FormError'
import { PlainPage } from './PlainPage'

const CHOICES = [PLANS.test, ...SOLD_PLANS]

export function TestRegistration() {
  const [query] = useSearchParams()
  const asked = query.get('plan') ?? query.get('planType')
  const form = useForm({
    resolver: zodResolver(testRegistrationRequest),
    defaultValues: { email: '', planType: isPlanId(asked) ? asked : 'test' },
  })
  const { errors } = form.formState
  const create = useSubmission({
    mutationFn: createTestCustomer,
    onError: (error) => {
      showFieldErrors(form, ['email', 'planType'], error)
      toastError(error, 'Failed to create test customer')
    },
  })
  const submit = form.handleSubmit(
    create.submit,
    (invalid) => invalid.email && toast({ title: 'Invalid email', description: INVALID_EMAIL, tone: 'danger' }),
  )

  return (
    <PlainPage wide>
      <PageHeading title="Test registration">Create a test customer</PageHeading>
      <p className="mt-2 max-w-measure text-quiet">
        No card, no charge: you get the same registration link that a paying customer gets after checkout.
      </p>
      <Card className="mt-6">
        <form noValidate className="grid gap-6" onSubmit={submit}>
          <TextField
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            error={errors.email?.message}
            {...form.register('email')}
          />
          <fieldset>
            <legend className="mb-1.5 font-semibold">Plan</legend>
            <div className="grid gap-3 sm:grid-cols-2">
              {CHOICES.map((plan) => (
                <RadioCard
                  key={plan.id}
                  value={plan.id}
                  label={plan.name}
                  note={`${formatPrice(plan)}/month`}
                  {...form.register('planType')}
                />
              ))}
            </div>
          </fieldset>
          {create.error instanceof ApiError && create.error.status === 409 && (
            <FormError>
              This email already has an account. <TextLink to="/login">Log in</TextLink>
            </FormError>
          )}
          <Button type="submit" disabled={create.isPending}>
            {create.isPending ? 'Creating…' : 'Create test customer'}
          </Button>
        </form>
      </Card>
      {create.isSuccess && <RegistrationLink url={create.data.registrationUrl} />}
    </PlainPage>
  )
}

/** Scrolls to the result, which is below the fold on phones. */
function bringIntoView(card: HTMLElement | null) {
  card?.scrollIntoView({ block: 'center' })
  card?.querySelector('h2')?.focus({ preventScroll: true })
}

function RegistrationLink({ url }: { url: string }) {
  return (
    <Card className="mt-6 animate-rise" role="status" ref={bringIntoView}>
      <h2 tabIndex={-1} className="font-semibold text-lg">
        The registration link is ready
      </h2>
      <div className="mt-3">
        <CodeBlock code={url} />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button asChild>
          <a href={url}>Open registration page</a>
        </Button>
        <CopyButton
          variant="secondary"
          text={url}
          label="Copy link"
          copied={{ title: 'Copied!', description: 'Registration link copied to clipboard.' }}
          failed="Failed to copy the link"
        />
      </div>
    </Card>
  )
}
