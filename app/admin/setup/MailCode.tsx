import { useForm } from 'react-hook-form'
import { mailWebPerson } from '../../api/setup'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { TextField } from '../../components/TextField'
import { errorText } from '../../lib/errorText'
import { toast } from '../../lib/toasts'
import { useSubmission } from '../../lib/useSubmission'

/** One mail with the code and the steps; replies go to the owner. */
export function MailCode({ businessId }: { businessId: string }) {
  const form = useForm({ defaultValues: { email: '' } })
  const mail = useSubmission({
    mutationFn: ({ email }: { email: string }) => mailWebPerson(businessId, email),
    onSuccess: (_, { email }) => {
      form.reset()
      toast({ title: 'Sent', description: `The code and the steps are on their way to ${email}.` })
    },
    onError: (error) =>
      form.setError('email', { message: errorText(error, 'The email wasn’t sent. Please try again.') }),
  })
  return (
    <Card>
      <form noValidate className="grid gap-3" onSubmit={form.handleSubmit(mail.submit)}>
        <TextField
          label="Your web person’s email"
          hint="They’ll get the code and instructions. Their reply comes to you."
          type="email"
          autoComplete="off"
          error={form.formState.errors.email?.message}
          {...form.register('email', { required: 'Please enter their email address' })}
        />
        <Button type="submit" variant="secondary" disabled={mail.isPending}>
          {mail.isPending ? 'Sending…' : 'Email this to my web person'}
        </Button>
      </form>
    </Card>
  )
}
