import { CodeXml, LayoutDashboard } from 'lucide-react'

const PLACES = [
  { href: '/admin', icon: LayoutDashboard, title: 'Your dashboard', text: 'Leads, settings and what people ask.' },
  { href: '/admin/integration', icon: CodeXml, title: 'Your embed code', text: 'A few lines for your website.' },
]

export function NextPlaces() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {PLACES.map(({ href, icon: Icon, title, text }) => (
        <li key={href}>
          <a
            href={href}
            className="block h-full rounded-card border border-line bg-surface p-5 shadow-card transition-colors hover:border-outline"
          >
            <Icon className="size-6 text-brass" aria-hidden />
            <span className="mt-3 block font-semibold text-lg">{title}</span>
            <span className="block text-quiet">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
