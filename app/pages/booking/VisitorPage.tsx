import type { ReactNode } from 'react'

/** The layout of pages for a business's visitors: its name and color, and one column for a phone. */
export function VisitorPage({ name, color, children }: { name?: string; color?: string; children: ReactNode }) {
  return (
    <div className="min-h-dvh px-4 pb-16">
      <meta name="robots" content="noindex" />
      <header className="-mx-4 border-line border-b bg-surface px-4">
        {color && <div aria-hidden className="-mx-4 h-1.5" style={{ backgroundColor: color }} />}
        <p className="wrap-anywhere mx-auto flex min-h-14 w-full max-w-md items-center font-semibold">{name}</p>
      </header>
      <main className="mx-auto w-full max-w-md pt-8">{children}</main>
    </div>
  )
}
