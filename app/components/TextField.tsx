import type { ComponentProps } from 'react'
import { cx } from '../lib/cx'
import { controlLook, Field, type FieldProps } from './Field'

type Props = FieldProps & Omit<ComponentProps<'input'>, 'id'>

export function TextField({ label, hint, error, mark, className, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} {...(mark && { mark })}>
      {(control) => (
        <input
          {...control}
          {...input}
          className={cx(controlLook(Boolean(error)), 'h-11 read-only:bg-sunken', className)}
        />
      )}
    </Field>
  )
}
