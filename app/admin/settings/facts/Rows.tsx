import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../components/Button'

type Props = {
  ids: string[]
  /** The name of one row, such as "price". */
  one: string
  nameOf: (index: number) => string
  onAdd: () => void
  onRemove: (index: number) => void
  /** Another way to add some, beside the button. */
  more?: ReactNode
  children: (index: number) => ReactNode
}

/** A list with buttons to add and remove rows. */
export function Rows({ ids, one, nameOf, onAdd, onRemove, more, children }: Props) {
  return (
    <>
      <ul className="grid gap-3">
        {ids.map((id, index) => (
          <li key={id} className="flex items-start gap-1 rounded-control border border-line p-3 sm:p-4">
            <div className="min-w-0 grow">{children(index)}</div>
            <Button
              variant="quiet"
              size="icon"
              className="-mt-1 -mr-1"
              aria-label={`Remove ${nameOf(index).trim() || `${one} ${index + 1}`}`}
              onClick={() => onRemove(index)}
            >
              <Trash2 className="size-5" aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <div className={`flex flex-wrap gap-3 ${ids.length > 0 ? 'mt-3' : ''}`}>
        <Button variant="secondary" onClick={onAdd}>
          <Plus className="size-5" aria-hidden />
          Add a {one}
        </Button>
        {more}
      </div>
    </>
  )
}
