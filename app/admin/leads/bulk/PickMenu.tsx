import { ChevronDown } from 'lucide-react'

type Option = { id: string; name: string }
type Props = { label: string; options: Option[]; onPick: (id: string, name: string) => void }

const UNPICKED = '…'

/** A native select that does something at once: phones show it as their own picker. */
export function PickMenu({ label, options, onPick }: Props) {
  return (
    <div className="relative">
      <select
        aria-label={label}
        value={UNPICKED}
        onChange={(event) => {
          const picked = options.find(({ id }) => id === event.target.value)
          if (picked) onPick(picked.id, picked.name)
        }}
        className="h-11 cursor-pointer appearance-none rounded-control border border-outline bg-surface pr-9 pl-3 font-semibold hover:bg-sunken"
      >
        <option value={UNPICKED} disabled>
          {label}
        </option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute top-3 right-2.5 size-5 text-quiet" aria-hidden />
    </div>
  )
}
