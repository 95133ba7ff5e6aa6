import { ConciergeBell } from 'lucide-react'

/** `isShort`: only the bell on a phone. */
export function Logo({ isShort = false }: { isShort?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 font-bold font-display text-xl tracking-tight">
      <ConciergeBell className="size-6 text-brass" strokeWidth={2.25} aria-hidden />
      <span className={isShort ? 'max-sm:sr-only' : ''}>Deskbell</span>
    </span>
  )
}
