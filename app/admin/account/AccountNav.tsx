import { Link, useLocation } from 'react-router'
import { frameOf } from '../frame'

const PAGES = [
  { section: 'account', label: 'Login and data' },
  { section: 'billing', label: 'Plan and billing' },
]

/** The two pages of the account, in whichever frame the owner is. */
export function AccountNav() {
  const { pathname } = useLocation()
  const frame = frameOf(pathname)
  return (
    <nav aria-label="Account" className="mb-6 border-line border-b">
      <ul className="flex gap-2">
        {PAGES.map(({ section, label }) => {
          const to = `${frame}/${section}`
          return (
            <li key={section}>
              <Link
                to={to}
                aria-current={pathname === to ? 'page' : undefined}
                className="-mb-px flex min-h-11 items-center border-transparent border-b-3 px-2 font-semibold text-quiet aria-[current=page]:border-brand aria-[current=page]:text-link sm:px-4"
              >
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
