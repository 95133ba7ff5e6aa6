import { Trash2 } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../../components/Button'
import { controlLook } from '../../../../components/Field'
import type { FactsForm } from '../factsForm'
import { spokenPrice } from './priceLineOf'
import { readPriceLine } from './readPriceLine'

type Props = {
  index: number
  currency: string
  /** An earlier line has another price for the same service. */
  isRival: boolean
  placeholder: string
  onEnter: () => void
  onPasteLines: (text: string) => void
  onRemove: () => void
}

/** A price in one line, and under it how the chat will say it. */
export function PriceLine({ index, currency, isRival, placeholder, onEnter, onPasteLines, onRemove }: Props) {
  const { register, setValue, control, formState } = useFormContext<FactsForm>()
  const id = useId()
  const row = useWatch({ control, name: `prices.${index}` })
  const error = formState.errors.prices?.[index]?.line?.message
  const isBlank = row.line.trim() === ''
  const field = register(`prices.${index}.line`, {
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      const line = value.replaceAll(/\s*\n\s*/g, ' ')
      if (line !== value) setValue(`prices.${index}.line`, line)
      setValue(`prices.${index}.read`, readPriceLine(line, currency))
    },
  })
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!text.trim().includes('\n')) return
    event.preventDefault()
    onPasteLines(text)
  }
  const hint =
    'price' in row.read
      ? `Your chat will say “${spokenPrice(row.read.price, currency)}.”`
      : isBlank
        ? ''
        : row.read.problem
  const name = 'price' in row.read ? row.read.price.name : `price ${index + 1}`
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-1">
      {/* As tall as its line needs, since the price is at its end. */}
      <textarea
        rows={1}
        aria-label={`Price ${index + 1}`}
        aria-invalid={Boolean(error)}
        aria-describedby={id}
        className={`${controlLook(Boolean(error))} field-sizing-content min-h-11 resize-none py-2`}
        placeholder={placeholder}
        enterKeyHint="next"
        onKeyDown={enter}
        onPaste={paste}
        {...field}
      />
      <Button variant="quiet" size="icon" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 className="size-5" aria-hidden />
      </Button>
      <p id={id} className={`mt-1 text-sm ${error ? 'font-medium text-danger-ink' : 'text-quiet'}`}>
        {error ?? hint}
        {isRival && ' Another line has a different price for this. Keep one.'}
      </p>
    </li>
  )
}
