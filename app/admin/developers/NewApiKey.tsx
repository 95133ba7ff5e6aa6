import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { API_SCOPES, type ApiScope, apiKeyRequest, SCOPE_NAMES } from '../../../contract/apiKeys'
import { addApiKey, apiKeysQuery } from '../../api/integrations'
import { Button } from '../../components/Button'
import { CheckField } from '../../components/CheckField'
import { TextField } from '../../components/TextField'
import { showFieldErrors } from '../../lib/fieldErrors'
import { toastError } from '../../lib/toastError'
import { useSubmission } from '../../lib/useSubmission'

const NONE: { name: string; scopes: ApiScope[] } = { name: '', scopes: [] }

export function NewApiKey({ onMade, onCancel }: { onMade: (key: string) => void; onCancel: () => void }) {
  const queries = useQueryClient()
  const form = useForm({ resolver: zodResolver(apiKeyRequest), defaultValues: NONE })
  const { errors } = form.formState
  const add = useSubmission({
    mutationFn: addApiKey,
    onSuccess: ({ key }) => {
      onMade(key)
      return queries.invalidateQueries({ queryKey: apiKeysQuery.queryKey })
    },
    onError: (error) => {
      showFieldErrors(form, ['name', 'scopes'], error)
      toastError(error, 'The key wasn’t created. Please try again.')
    },
  })
  return (
    <form noValidate className="grid gap-4 rounded-control bg-sunken p-4" onSubmit={form.handleSubmit(add.submit)}>
      <TextField
        label="What it’s for"
        autoFocus
        placeholder="CRM"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-semibold">What it can do</legend>
        {SCOPE_NAMES.map((scope) => (
          <CheckField key={scope} label={API_SCOPES[scope]} value={scope} {...form.register('scopes')} />
        ))}
        {errors.scopes && (
          <p role="alert" className="text-danger-ink text-sm">
            {errors.scopes.message}
          </p>
        )}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={add.isPending}>
          {add.isPending ? 'Creating…' : 'Create key'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
