import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../lib/cx'
import { controlLook, Field, type FieldProps } from './Field'

type Props = FieldProps & Omit<ComponentProps<'select'>, 'id' | 'className'>

/** A native select, which phones show as their own picker. */
export function SelectField({ label, hint, error, mark, children, ...select }: Props) {
  return (
    <Field label={label} hint={hint} error={error} mark={mark}>
      {(control) => (
        <div className="relative">
          <select {...control} {...select} className={cx(controlLook(Boolean(error)), 'h-11 appearance-none pr-10')}>
            {children}
          </select>
          <ChevronDown className="pointer-events-none absolute top-3 right-3 size-5 text-quiet" aria-hidden />
        </div>
      )}
    </Field>
  )
}
