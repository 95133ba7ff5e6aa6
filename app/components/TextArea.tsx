import type { ComponentProps } from 'react'
import { cx } from '../lib/cx'
import { controlLook, Field, type FieldProps } from './Field'

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'id'>

export function TextArea({ label, hint, error, mark, className, rows = 3, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} {...(mark && { mark })}>
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          {...input}
          className={cx(
            controlLook(Boolean(error)),
            'field-sizing-content max-h-80 py-2.5',
            rows > 2 ? 'min-h-24' : 'min-h-11',
            className,
          )}
        />
      )}
    </Field>
  )
}
