import { type ComponentProps, useState } from 'react'
import { cx } from '../lib/cx'
import { controlLook, Field, type FieldProps } from './Field'

type Props = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type'>

export function PasswordField({ label, hint, error, mark, ...input }: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} {...(mark && { mark })}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...input}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={cx(controlLook(Boolean(error)), 'h-11 pr-18')}
          />
          <button
            type="button"
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-0 rounded-control px-4 font-semibold text-link text-sm"
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  )
}
