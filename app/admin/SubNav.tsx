import { Link } from '../components/Link'

type Props = { label: string; pages: { label: string; to: string; isCurrent: boolean }[] }

/** The pages within a section: in as many rows as it takes on a phone, so that none is cut or out of sight. */
export function SubNav({ label, pages }: Props) {
  return (
    <nav aria-label={label} className="mb-6 sm:border-line sm:border-b">
      <ul className="flex flex-wrap gap-2">
        {pages.map(({ label: name, to, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="flex min-h-11 items-center px-3 font-semibold text-quiet text-sm aria-[current=page]:text-link max-sm:rounded-control max-sm:border max-sm:border-line max-sm:bg-surface max-sm:aria-[current=page]:border-brand max-sm:aria-[current=page]:bg-brand-tint sm:border-transparent sm:border-b-3 sm:px-4 sm:text-base sm:-outline-offset-4 sm:aria-[current=page]:border-brand"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
