import { useForm } from 'react-hook-form'
import { withScheme } from '../../../../../contract/text'
import { Button } from '../../../../components/Button'
import { TextField } from '../../../../components/TextField'
import { ApiError } from '../../../../lib/api'
import { errorText } from '../../../../lib/errorText'
import { toast } from '../../../../lib/toasts'
import { useSubmission } from '../../../../lib/useSubmission'
import { useSourceChanges } from './useSourceChanges'

export function SiteForm({ businessId }: { businessId: string }) {
  const { add } = useSourceChanges(businessId)
  const form = useForm({ defaultValues: { url: '' } })
  const { errors } = form.formState
  const read = useSubmission({
    mutationFn: ({ url }: { url: string }) => add.mutateAsync({ url: withScheme(url) }),
    onSuccess: () => form.reset(),
    onError: (error) => {
      const message = errorText(error, 'We couldn’t start reading. Please try again.')
      if (error instanceof ApiError && error.status === 422) form.setError('url', { message })
      else toast({ title: 'Error', description: message, tone: 'danger' })
    },
  })
  return (
    <form noValidate className="mt-4 flex flex-wrap items-start gap-2" onSubmit={form.handleSubmit(read.submit)}>
      <div className="grow basis-60">
        <TextField
          label="Your website"
          type="text"
          inputMode="url"
          autoComplete="url"
          placeholder="www.example.com"
          error={errors.url?.message}
          {...form.register('url', { required: 'Please enter the address of a website, such as www.example.com' })}
        />
      </div>
      <Button type="submit" className="w-full sm:mt-7.5 sm:w-auto" disabled={read.isPending}>
        {read.isPending ? 'Starting…' : 'Read my website'}
      </Button>
    </form>
  )
}
