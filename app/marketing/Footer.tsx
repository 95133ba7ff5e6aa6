import { Logo } from '../components/Logo'

const LINKS = [
  { href: '/pricing', label: 'Pricing' },
  { href: '/login', label: 'Login' },
  { href: '/#quote', label: 'Get a quote' },
  { href: '/security', label: 'Security' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
  { href: '/contact', label: 'Contact' },
]

export function Footer() {
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-8 gap-y-1 px-4 pt-4 pb-12 md:py-8 sm:px-6">
        <Logo />
        <p className="text-quiet max-md:hidden">A front desk for small service businesses.</p>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-4 md:ml-auto md:gap-x-6">
          {LINKS.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center font-semibold text-quiet hover:text-ink"
            >
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  )
}
