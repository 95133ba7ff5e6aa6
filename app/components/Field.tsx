import { type ReactNode, useId } from 'react'
import { cx } from '../lib/cx'

export type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** Shown beside the label and not part of the field's name. */
  mark?: 'required' | 'optional' | undefined
}
type ControlProps = {
  id: string
  'aria-invalid': boolean
  'aria-required': boolean
  'aria-describedby': string | undefined
}

export const controlLook = (hasError: boolean) =>
  cx(
    'w-full text-ellipsis rounded-control border bg-surface px-3 text-ink transition-colors placeholder:text-quiet',
    'disabled:opacity-60',
    hasError ? 'border-danger' : 'border-outline hover:border-quiet',
  )

/** Label, hint and error of one control, linked by ARIA. */
export function Field({
  label,
  hint,
  error,
  mark,
  children,
}: FieldProps & { children: (props: ControlProps) => ReactNode }) {
  const id = useId()
  const hintId = hint && !error ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div>
      <div className="mb-1.5 flex items-baseline gap-2">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {mark === 'required' && (
          <span className="text-danger-ink" aria-hidden>
            *
          </span>
        )}
        {mark === 'optional' && <span className="text-quiet text-sm">optional</span>}
      </div>
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-required': mark === 'required',
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {error && (
        <p id={errorId} className="mt-1.5 font-medium text-danger-ink text-sm">
          {error}
        </p>
      )}
      {hint && !error && (
        <p id={hintId} className="mt-1.5 text-quiet text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
