import { useForm } from 'react-hook-form'
import type { PriceFact } from '../../../contract/facts'
import type { ProposalMend } from '../../../contract/knowledge'
import { TextField } from '../../components/TextField'
import { useSubmission } from '../../lib/useSubmission'
import { centsOf, moneyOf } from '../settings/facts/money'
import { MendForm } from './MendForm'

type Props = { price: PriceFact; onMend: (said: ProposalMend) => Promise<unknown>; onCancel: () => void }
type Values = { name: string; amount: string; upTo: string; unit: string }

export function MendPrice({ price, onMend, onCancel }: Props) {
  const { name, cents, toCents, unit, from } = price
  const form = useForm<Values>({
    defaultValues: {
      name,
      amount: moneyOf(cents),
      upTo: toCents === undefined ? '' : moneyOf(toCents),
      unit: unit ?? '',
    },
  })
  const { errors } = form.formState
  const save = useSubmission({
    mutationFn: (said: Values) =>
      onMend({
        facts: {
          prices: [
            {
              name: said.name.trim(),
              cents: centsOf(said.amount),
              from,
              ...(said.upTo.trim() && { toCents: centsOf(said.upTo) }),
              ...(said.unit.trim() && { unit: said.unit.trim() }),
            },
          ],
        },
      }),
  })
  return (
    <MendForm isSaving={save.isPending} onSubmit={form.handleSubmit(save.submit)} onCancel={onCancel}>
      <TextField
        label="Service"
        maxLength={120}
        error={errors.name?.message}
        {...form.register('name', { validate: (value) => value.trim() !== '' || 'Please name the service' })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={from ? 'From' : 'Price'}
          inputMode="decimal"
          error={errors.amount?.message}
          {...form.register('amount', { validate: (value) => centsOf(value) >= 0 || 'Please enter an amount' })}
        />
        <TextField
          label="Up to"
          mark="optional"
          inputMode="decimal"
          error={errors.upTo?.message}
          {...form.register('upTo', {
            validate: (value, { amount }) =>
              value.trim() === '' || centsOf(value) > centsOf(amount) || 'Please enter more than the lower amount',
          })}
        />
      </div>
      <TextField
        label="How it’s charged"
        mark="optional"
        placeholder="per hour, each"
        maxLength={60}
        {...form.register('unit')}
      />
    </MendForm>
  )
}
