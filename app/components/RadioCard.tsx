import { type ComponentProps, useId } from 'react'

type Props = Omit<ComponentProps<'input'>, 'id' | 'type'> & { label: string; note: string }

export function RadioCard({ label, note, ...input }: Props) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-outline px-4 py-2 transition-colors hover:bg-sunken has-checked:border-brand has-checked:bg-brand-tint"
    >
      <input type="radio" id={id} className="size-5 shrink-0 accent-brand" {...input} />
      <span className="font-semibold">{label}</span>
      <span className="ml-auto text-quiet">{note}</span>
    </label>
  )
}
