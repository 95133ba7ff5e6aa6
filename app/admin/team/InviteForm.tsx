import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { PLANS } from '../../../contract/plans'
import { invitationRequest } from '../../../contract/team'
import { invite, teamQuery } from '../../api/team'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { TextField } from '../../components/TextField'
import { showFieldErrors } from '../../lib/fieldErrors'
import { toastError } from '../../lib/toastError'
import { toast } from '../../lib/toasts'
import { useSubmission } from '../../lib/useSubmission'
import { BillingLink } from '../account/BillingLink'
import { useOwner } from '../owner'
import { RoleChoice } from './RoleChoice'

/** `taken`: how many of the plan's seats are, the owner's and those of open invitations included. */
export function InviteForm({ taken, seats }: { taken: number; seats: number }) {
  const { planType } = useOwner().customer
  const queries = useQueryClient()
  const form = useForm({
    resolver: zodResolver(invitationRequest),
    defaultValues: { email: '', role: 'agent' as const },
  })
  const { errors } = form.formState
  const send = useSubmission({
    mutationFn: invite,
    onSuccess: ({ email }) => {
      form.reset()
      queries.invalidateQueries({ queryKey: teamQuery.queryKey })
      toast({ title: 'Invitation sent', description: `${email} has seven days to accept it.` })
    },
    onError: (error) => {
      showFieldErrors(form, ['email', 'role'], error)
      toastError(error, 'The invitation wasn’t sent. Please try again.')
    },
  })
  const plan = planType ? `The ${PLANS[planType].name} plan` : 'Your plan'
  const isFull = taken >= seats
  return (
    <Card>
      <h2 className="font-semibold text-lg">Invite someone</h2>
      <p className="mt-1 text-quiet">
        {plan} has room for {seats === 1 ? 'one person' : `${seats} people`}, including you.{' '}
        {isFull ? 'All spots are taken.' : `${seats - taken} ${seats - taken === 1 ? 'spot' : 'spots'} left.`}
      </p>
      {isFull ? (
        <div className="mt-4">
          <BillingLink>See the plans</BillingLink>
        </div>
      ) : (
        <form noValidate className="mt-4 grid gap-5" onSubmit={form.handleSubmit(send.submit)}>
          <TextField
            label="Their email"
            type="email"
            inputMode="email"
            autoComplete="off"
            error={errors.email?.message}
            {...form.register('email')}
          />
          <RoleChoice field={form.register('role')} />
          <Button type="submit" className="justify-self-start" disabled={send.isPending}>
            {send.isPending ? 'Sending…' : 'Send invitation'}
          </Button>
        </form>
      )}
    </Card>
  )
}
