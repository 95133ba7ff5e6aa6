import { useFieldArray, useFormContext } from 'react-hook-form'
import { CheckField } from '../../../components/CheckField'
import { TextField } from '../../../components/TextField'
import type { Example } from './examples'
import { FactSection } from './FactSection'
import { type FactsForm, NEW_PRICE } from './factsForm'
import { currencySign } from './money'
import { Rows } from './Rows'

export function PriceRows({ currency, example }: { currency: string; example: Example }) {
  const { control, getValues } = useFormContext<FactsForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'prices' })
  return (
    <FactSection
      title="Prices"
      hint="The chat says a price only where you or your website say it. For anything else it offers to pass the question on to you."
    >
      <Rows
        ids={fields.map(({ id }) => id)}
        one="price"
        nameOf={(index) => getValues(`prices.${index}.name`)}
        onAdd={() => append(NEW_PRICE)}
        onRemove={remove}
      >
        {(index) => <PriceFields index={index} sign={currencySign(currency)} example={example} />}
      </Rows>
    </FactSection>
  )
}

function PriceFields({ index, sign, example }: { index: number; sign: string; example: Example }) {
  const { register, formState } = useFormContext<FactsForm>()
  const errors = formState.errors.prices?.[index]
  const field = (name: 'name' | 'amount' | 'upTo' | 'unit') => ({
    error: errors?.[name]?.message,
    ...register(`prices.${index}.${name}`),
  })
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-[2fr_1fr_1fr_1.3fr]">
      <div className="col-span-2 sm:col-span-1">
        <TextField label="Service" placeholder={example.service} {...field('name')} />
      </div>
      <TextField label={`Price (${sign})`} inputMode="decimal" placeholder={example.price} {...field('amount')} />
      <TextField label="Up to" inputMode="decimal" placeholder="optional" {...field('upTo')} />
      <div className="col-span-2 sm:col-span-1">
        <TextField label="Per" placeholder={example.unit} {...field('unit')} />
      </div>
      <div className="col-span-2 sm:col-span-4">
        <CheckField label="A starting price: say “from”" {...register(`prices.${index}.from`)} />
      </div>
    </div>
  )
}
