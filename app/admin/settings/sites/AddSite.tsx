import { useForm } from 'react-hook-form'
import { isWebLink, withScheme } from '../../../../contract/text'
import { Button } from '../../../components/Button'
import { TextField } from '../../../components/TextField'
import { errorText } from '../../../lib/errorText'
import { useSubmission } from '../../../lib/useSubmission'

const INVALID = 'Please enter a site such as www.example.com'

/** Adds a site before the chat is seen on it. */
export function AddSite({ onAdd }: { onAdd: (origin: string) => Promise<unknown> }) {
  const form = useForm({ defaultValues: { address: '' } })
  const add = useSubmission({
    mutationFn: ({ address }: { address: string }) => onAdd(new URL(withScheme(address)).origin),
    onSuccess: () => form.reset(),
    onError: (error) => form.setError('address', { message: errorText(error, 'It wasn’t added. Please try again.') }),
  })
  return (
    <form noValidate className="mt-5 flex flex-wrap items-start gap-2" onSubmit={form.handleSubmit(add.submit)}>
      <div className="grow basis-60">
        <TextField
          label="Another one of your sites"
          inputMode="url"
          placeholder="www.example.com"
          error={form.formState.errors.address?.message}
          {...form.register('address', { validate: (typed) => isWebLink(withScheme(typed)) || INVALID })}
        />
      </div>
      <Button type="submit" variant="secondary" className="w-full sm:mt-7.5 sm:w-auto" disabled={add.isPending}>
        {add.isPending ? 'Adding…' : 'Allow this site'}
      </Button>
    </form>
  )
}
