import { Columns3, List } from 'lucide-react'
import { useAddressFilter } from '../lists/useAddressFilter'

const look =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-4 font-semibold text-quiet has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-brand'

/** The list or the board. */
export function ViewSwitch({ isBoard }: { isBoard: boolean }) {
  const { setFilter } = useAddressFilter()
  return (
    <fieldset className="mb-4 inline-flex rounded-control bg-sunken p-1">
      <legend className="sr-only">Show the leads as</legend>
      <label className={look}>
        <input
          type="radio"
          name="view"
          className="sr-only"
          checked={!isBoard}
          onChange={() => setFilter({ view: undefined, status: undefined })}
        />
        <List className="size-5" aria-hidden />
        List
      </label>
      <label className={look}>
        <input
          type="radio"
          name="view"
          className="sr-only"
          checked={isBoard}
          onChange={() => setFilter({ view: 'board', status: undefined })}
        />
        <Columns3 className="size-5" aria-hidden />
        Board
      </label>
    </fieldset>
  )
}
