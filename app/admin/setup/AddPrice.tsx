import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { PriceFact } from '../../../contract/facts'
import { factsQuery, saveFacts, savingFacts } from '../../api/facts'
import { Button } from '../../components/Button'
import { TextField } from '../../components/TextField'
import { errorText } from '../../lib/errorText'
import { spokenPrice } from '../settings/facts/prices/priceLineOf'
import { readPriceLine } from '../settings/facts/prices/readPriceLine'
import { pricesInRow } from './pricesInRow'

type Props = {
  businessId: string
  currency: string
  /** A line to start from, which wasn't read; `key` tells one press from another. A row of a table is added as it is. */
  draft?: { line: string; key: number } | undefined
  onAdded: (line: string) => void
}

/** A price that the site doesn't say, or that wasn't found there, in one line. */
export function AddPrice({ businessId, currency, draft, onAdded }: Props) {
  const queries = useQueryClient()
  const [added, setAdded] = useState<string[]>([])
  const form = useForm({ defaultValues: { line: '' } })
  const { setValue, setFocus } = form
  const read = readPriceLine(form.watch('line'), currency)
  const save = useMutation({
    mutationKey: savingFacts(businessId),
    mutationFn: async ({ prices }: { prices: PriceFact[]; line: string }) => {
      const facts = await queries.fetchQuery({ ...factsQuery(businessId), staleTime: 0 })
      return saveFacts(businessId, { ...facts, prices: [...facts.prices, ...prices] })
    },
    onSuccess: (saved, { prices, line }) => {
      queries.setQueryData(factsQuery(businessId).queryKey, saved)
      setAdded((before) => [...before, ...prices.map((price) => spokenPrice(price, currency))])
      onAdded(line)
      form.reset()
    },
    onError: (error) =>
      form.setError('line', { message: errorText(error, 'That wasn’t saved. It’s still here; try again.') }),
  })
  const { mutate } = save
  useEffect(() => {
    if (!draft) return
    const prices = pricesInRow(draft.line, currency)
    if (prices.length > 0) {
      mutate({ prices, line: draft.line })
      return
    }
    setValue('line', draft.line)
    setFocus('line')
  }, [draft, currency, mutate, setValue, setFocus])
  const submit = () => 'price' in read && mutate({ prices: [read.price], line: draft?.line ?? '' })
  return (
    <div className="mt-3 rounded-card border border-line bg-surface p-4">
      {added.length > 0 && (
        <ul role="status" className="mb-3 text-sm">
          {added.map((line) => (
            <li key={line} className="wrap-anywhere">
              Added: {line}
            </li>
          ))}
        </ul>
      )}
      <form noValidate className="grid gap-3" onSubmit={form.handleSubmit(submit)}>
        <TextField
          label="Missing a price?"
          hint={
            'price' in read
              ? `Your chat will say “${spokenPrice(read.price, currency)}.”`
              : 'Write it on one line, such as “First visit $59” or “Labor $120 per hour.”'
          }
          maxLength={200}
          enterKeyHint="done"
          error={form.formState.errors.line?.message}
          {...form.register('line', {
            validate: (line) => {
              const now = readPriceLine(line, currency)
              return 'price' in now || now.problem
            },
          })}
        />
        <Button type="submit" variant="secondary" className="w-fit" disabled={save.isPending}>
          <Plus className="size-5" aria-hidden />
          Add price
        </Button>
      </form>
    </div>
  )
}
