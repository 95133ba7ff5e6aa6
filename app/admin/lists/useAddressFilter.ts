import { useSearchParams } from 'react-router'

/** Changes of a list's filter, which is stored in the address. */
export function useAddressFilter() {
  const [search, setSearch] = useSearchParams()
  const setFilter = (change: Record<string, string | undefined>) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(change)) value ? next.set(name, value) : next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { search, setFilter }
}
