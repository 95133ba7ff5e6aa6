import { useEffect, useRef } from 'react'
import { Link } from '../components/Link'

type Props = { label: string; pages: { label: string; to: string; isCurrent: boolean }[] }

/** The pages within a section. */
export function SubNav({ label, pages }: Props) {
  const current = pages.find(({ isCurrent }) => isCurrent)?.to
  const list = useRef<HTMLUListElement>(null)
  // Scroll the current page's link into view if not all fit.
  useEffect(() => {
    const link = current && list.current?.querySelector<HTMLElement>('[aria-current]')
    if (link && list.current) list.current.scrollLeft = link.offsetLeft - list.current.offsetLeft
  }, [current])
  return (
    <nav aria-label={label} className="mb-6 border-line border-b">
      <ul ref={list} className="flex overflow-x-auto sm:gap-2">
        {pages.map(({ label: name, to, isCurrent }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="flex min-h-11 items-center border-transparent border-b-3 px-1.5 font-semibold text-quiet text-sm -outline-offset-4 aria-[current=page]:border-brand aria-[current=page]:text-link sm:px-4 sm:text-base"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
