import { useAddressFilter } from './useAddressFilter'

/** A list's filter, which is stored in the address; each of its values is empty where it doesn't narrow. */
export function useListFilter<F extends Record<string, string>>(read: (search: URLSearchParams) => F) {
  const { search, setFilter } = useAddressFilter()
  const filter = read(search)
  return {
    filter,
    isFiltered: Object.values(filter).some(Boolean),
    setFilter: (change: Partial<F>) => setFilter(change),
  }
}

/** What the address says, if it is one of these. */
export const choiceIn = <T extends string>(search: URLSearchParams, name: string, choices: readonly T[]): T | '' =>
  choices.find((choice) => choice === search.get(name)) ?? ''

export const textIn = (search: URLSearchParams, name: string): string => search.get(name)?.trim() ?? ''
