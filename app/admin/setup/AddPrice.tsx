import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { factsQuery, saveFacts, savingFacts } from '../../api/facts'
import { Button } from '../../components/Button'
import { TextField } from '../../components/TextField'
import { errorText } from '../../lib/errorText'
import { spokenPrice } from '../settings/facts/prices/priceLineOf'
import { readPriceLine } from '../settings/facts/prices/readPriceLine'

type Props = {
  businessId: string
  currency: string
  /** A line to start from, which wasn't read; `key` tells one press from another. */
  draft?: { line: string; key: number } | undefined
}

/** A price that the site doesn't say, or that wasn't found there, in one line. */
export function AddPrice({ businessId, currency, draft }: Props) {
  const queries = useQueryClient()
  const [added, setAdded] = useState<string[]>([])
  const form = useForm({ defaultValues: { line: '' } })
  const { setValue, setFocus } = form
  useEffect(() => {
    if (!draft) return
    setValue('line', draft.line)
    setFocus('line')
  }, [draft, setValue, setFocus])
  const read = readPriceLine(form.watch('line'), currency)
  const save = useMutation({
    mutationKey: savingFacts(businessId),
    mutationFn: async () => {
      if (!('price' in read)) return
      const facts = await queries.fetchQuery({ ...factsQuery(businessId), staleTime: 0 })
      const saved = await saveFacts(businessId, { ...facts, prices: [...facts.prices, read.price] })
      queries.setQueryData(factsQuery(businessId).queryKey, saved)
      setAdded([...added, spokenPrice(read.price, currency)])
      form.reset()
    },
    onError: (error) =>
      form.setError('line', { message: errorText(error, 'That wasn’t saved. It’s still here; try again.') }),
  })
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
      <form noValidate className="grid gap-3" onSubmit={form.handleSubmit(() => save.mutate())}>
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
