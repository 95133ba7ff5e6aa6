import { Menu, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../components/Button'
import { Logo } from '../components/Logo'
import { cx } from '../lib/cx'
import { useEscape } from '../lib/useEscape'

const PLACES = [
  { href: '/', label: 'Home' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/admin', label: 'Dashboard' },
]

/** On phones the links collapse into a menu; there is one list of links, so screen readers meet each once. */
export function NavBar() {
  const [isOpen, setIsOpen] = useState(false)
  const menu = useRef<HTMLButtonElement>(null)
  const places = useRef<HTMLUListElement>(null)
  useEscape(() => {
    if (places.current?.contains(document.activeElement)) menu.current?.focus()
    setIsOpen(false)
  })
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper">
      <nav aria-label="Main" className="mx-auto flex max-w-page flex-wrap items-center gap-x-2 px-4 py-2 sm:px-6">
        <a href="/" aria-label="Deskbell home" className="mr-auto inline-flex min-h-12 items-center rounded-control">
          <Logo />
        </a>
        <Button
          ref={menu}
          variant="quiet"
          size="icon"
          className="md:hidden noscript:hidden"
          aria-label="Menu"
          aria-expanded={isOpen}
          aria-controls="places"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <X className="size-6" aria-hidden /> : <Menu className="size-6" aria-hidden />}
        </Button>
        <ul
          ref={places}
          id="places"
          className={cx(
            'w-full gap-2 py-3 md:flex md:w-auto md:items-center md:py-0',
            isOpen ? 'grid animate-fade' : 'hidden noscript:grid',
          )}
        >
          {PLACES.map(({ href, label }) => (
            <li key={href}>
              <a
                href={href}
                className="flex min-h-11 items-center rounded-control px-4 font-semibold text-ink hover:bg-sunken md:max-lg:px-3"
              >
                {label}
              </a>
            </li>
          ))}
          <li>
            <Button asChild variant="quiet" className="w-full">
              <a href="/login">Login</a>
            </Button>
          </li>
          <li>
            <Button asChild variant="secondary" className="w-full">
              <a href="/pricing">Start Free Trial</a>
            </Button>
          </li>
        </ul>
      </nav>
    </header>
  )
}
