import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlLook, Field } from './Field'

type Props = { label: string } & Omit<ComponentProps<'input'>, 'id' | 'type'>

export function SearchField({ label, ...input }: Props) {
  return (
    <Field label={label}>
      {(control) => (
        <div className="relative">
          <Search className="pointer-events-none absolute top-3 left-3 size-5 text-quiet" aria-hidden />
          <input
            {...control}
            {...input}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            className={`${controlLook(false)} h-11 pl-10`}
          />
        </div>
      )}
    </Field>
  )
}
