import type { ReactNode } from 'react'
import { SearchField } from '../../components/SearchField'
import { cx } from '../../lib/cx'
import { useTypedSearch } from './useTypedSearch'

type Props = {
  label: string
  placeholder: string
  q: string
  onSearch: (q: string) => void
  className: string | undefined
  /** What else narrows the list. */
  children: ReactNode
}

/** The search box of a list, with what else narrows it beside it. */
export function ListSearch({ label, placeholder, q, onSearch, className, children }: Props) {
  const [text, setText] = useTypedSearch(q, onSearch)
  return (
    <search className={cx('mb-4 grid gap-3', className)}>
      <SearchField
        label={label}
        placeholder={placeholder}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {children}
    </search>
  )
}
