import { useCallback, useState } from 'react'
import type { Lead } from '../../../../contract/leads'

export type Selection = {
  ids: ReadonlySet<string>
  /** Stays the same, so that only the row in question renders again. */
  select: (id: string, isSelected: boolean) => void
  selectAll: (ids: string[]) => void
}

/** The leads that are ticked, of those that are shown. */
export function useSelection(shown: Lead[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const select = useCallback(
    (id: string, isSelected: boolean) =>
      setTicked((now) => {
        const next = new Set(now)
        if (isSelected) next.add(id)
        else next.delete(id)
        return next
      }),
    [],
  )
  const chosen = shown.filter(({ id }) => ticked.has(id))
  const ids = new Set(chosen.map(({ id }) => id))
  return {
    chosen,
    selection: { ids, select, selectAll: (all: string[]) => setTicked(new Set(all)) } satisfies Selection,
  }
}
