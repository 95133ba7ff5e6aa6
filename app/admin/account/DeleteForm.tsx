import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { deletionRequest } from '../../../contract/account'
import { activityQuery, askForDeletion } from '../../api/account'
import { meQuery } from '../../api/accounts'
import { Button } from '../../components/Button'
import { DialogClose } from '../../components/Dialog'
import { PasswordField } from '../../components/PasswordField'
import { formatDate } from '../../lib/dates'
import { showFieldErrors } from '../../lib/fieldErrors'
import { toastError } from '../../lib/toastError'
import { toast } from '../../lib/toasts'
import { useSubmission } from '../../lib/useSubmission'

export function DeleteForm() {
  const queries = useQueryClient()
  const form = useForm({ resolver: zodResolver(deletionRequest), defaultValues: { password: '' } })
  const ask = useSubmission({
    mutationFn: askForDeletion,
    onSuccess: ({ deleteAfter }) => {
      queries.invalidateQueries({ queryKey: meQuery.queryKey })
      queries.invalidateQueries({ queryKey: activityQuery.queryKey })
      toast({
        title: 'Your account will be deleted',
        description: `On ${formatDate(deleteAfter)}. Until then you can change your mind.`,
      })
    },
    onError: (error) => {
      showFieldErrors(form, ['password'], error)
      toastError(error, 'Nothing was deleted. Please try again.')
    },
  })
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(({ password }) => ask.submit(password))}>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" disabled={ask.isPending}>
          {ask.isPending ? 'One moment…' : 'Delete in seven days'}
        </Button>
        <DialogClose>
          <Button variant="quiet">Keep my account</Button>
        </DialogClose>
      </div>
    </form>
  )
}
