import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { withScheme } from '../../../contract/text'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { TextField } from '../../components/TextField'
import { errorText } from '../../lib/errorText'
import { useSubmission } from '../../lib/useSubmission'
import { useSourceChanges } from '../settings/knowledge/sources/useSourceChanges'
import { NoWebsite } from './NoWebsite'
import { StepFrame } from './StepFrame'

const FORM = 'setup-website'

type Props = { businessId: string; onNext: () => void; onSkip: () => void }

export function WebsiteStep({ businessId, onNext, onSkip }: Props) {
  const [isWithout, setIsWithout] = useState(false)
  const { add } = useSourceChanges(businessId)
  const form = useForm({ defaultValues: { url: '' } })
  const read = useSubmission({
    mutationFn: ({ url }: { url: string }) => add.mutateAsync({ url: withScheme(url) }),
    onSuccess: onNext,
    onError: (error) =>
      form.setError('url', { message: errorText(error, 'We couldn’t start reading. Please try again.') }),
  })
  return (
    <StepFrame
      step="website"
      title="What’s your website?"
      hint="Your front desk reads it and learns your hours, prices and answers. You check what it found."
      onSkip={onSkip}
      main={
        !isWithout && (
          <Button type="submit" form={FORM} size="large" className="grow" disabled={read.isPending}>
            {read.isPending ? 'Starting…' : 'Read my website'}
          </Button>
        )
      }
    >
      <Card>
        <form id={FORM} noValidate onSubmit={form.handleSubmit(read.submit)}>
          <TextField
            label="Your website"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="url"
            enterKeyHint="go"
            placeholder="www.example.com"
            error={form.formState.errors.url?.message}
            {...form.register('url', { required: 'Please enter the address of a website, such as www.example.com' })}
          />
        </form>
      </Card>
      <NoWebsite businessId={businessId} onToggle={setIsWithout} onAdded={onNext} />
    </StepFrame>
  )
}
