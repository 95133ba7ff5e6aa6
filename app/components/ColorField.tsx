import { type ComponentProps, useState } from 'react'
import { DEFAULT_PRIMARY_COLOR } from '../../contract/defaults'
import { isHexColor } from '../lib/colors'
import { cx } from '../lib/cx'
import { controlLook, Field, type FieldProps } from './Field'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'type'> & { picked: string; onPick: (color: string) => void }

/** A color as text, with the browser's color picker, which shows the last valid one. */
export function ColorField({ label, hint, error, mark, picked, onPick, ...input }: Props) {
  const [shown, setShown] = useState<string>(DEFAULT_PRIMARY_COLOR)
  if (isHexColor(picked) && picked !== shown) setShown(picked)
  return (
    <Field label={label} hint={hint} error={error} {...(mark && { mark })}>
      {(control) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label="Pick a color"
            value={shown}
            onChange={(event) => onPick(event.target.value.toUpperCase())}
            className="h-11 w-14 shrink-0 rounded-control border border-outline bg-surface p-1"
          />
          <input
            {...control}
            {...input}
            type="text"
            spellCheck={false}
            autoComplete="off"
            className={cx(controlLook(Boolean(error)), 'h-11 font-mono uppercase')}
          />
        </div>
      )}
    </Field>
  )
}
