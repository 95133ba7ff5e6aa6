import { ClipboardList, Plus } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import type { PriceFact } from '../../../../contract/facts'
import { Button } from '../../../components/Button'
import type { Example } from './examples'
import { FactSection } from './FactSection'
import { type FactsForm, NEW_PRICE } from './factsForm'
import { currencySign } from './money'
import { addPrices } from './prices/addPrices'
import { PasteList } from './prices/PasteList'
import { PriceLine } from './prices/PriceLine'
import { readPriceList } from './prices/readPriceList'
import { rivalsAmong } from './prices/rivals'

type Props = { currency: string; example: Example }

export function PriceRows({ currency, example }: Props) {
  const { control, getValues } = useFormContext<FactsForm>()
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'prices' })
  const rivals = rivalsAmong(useWatch({ control, name: 'prices' }))
  const [isPasting, setIsPasting] = useState(false)
  const [said, setSaid] = useState('')
  const add = (prices: PriceFact[]) => {
    const next = addPrices(getValues('prices'), prices, currency)
    if (prices.length > 0) replace(next.rows)
    setSaid(next.said)
  }
  const pasteLines = (text: string) => {
    const { prices, unread } = readPriceList(text, currency)
    add(prices)
    append(
      unread.map(({ text: line, problem }) => ({ line, read: { problem } })),
      { shouldFocus: false },
    )
  }
  return (
    <FactSection
      title="Prices"
      hint="One price on each line, the way you’d write it on a menu. The chat quotes only the prices that you or your website give. For anything else, it offers to pass the question on to you."
    >
      <ul className="grid gap-3">
        {fields.map(({ id }, index) => (
          <PriceLine
            key={id}
            index={index}
            currency={currency}
            isRival={rivals.has(index)}
            placeholder={`${example.service} ${currencySign(currency)}${example.price}`}
            onEnter={() => append(NEW_PRICE)}
            onPasteLines={pasteLines}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <div className={`flex flex-wrap gap-3 ${fields.length > 0 ? 'mt-3' : ''}`}>
        <Button variant="secondary" onClick={() => append(NEW_PRICE)}>
          <Plus className="size-5" aria-hidden />
          Add a price
        </Button>
        {!isPasting && (
          <Button variant="secondary" onClick={() => setIsPasting(true)}>
            <ClipboardList className="size-5" aria-hidden />
            Paste your list
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-quiet text-sm empty:hidden">
        {said}
      </p>
      {isPasting && <PasteList currency={currency} onRead={add} onClose={() => setIsPasting(false)} />}
    </FactSection>
  )
}
