import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/** Changes of a list's filter, which is stored in the address. */
export function useAddressFilter() {
  const [search, setSearch] = useSearchParams()
  // React Router knows the address of the last render: of two changes before the next one, the second would undo the first.
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  }, [search])
  const setFilter = (change: Record<string, string | undefined>) => {
    const next = new URLSearchParams(latest.current)
    for (const [name, value] of Object.entries(change)) value ? next.set(name, value) : next.delete(name)
    latest.current = next
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return { search, setFilter }
}
