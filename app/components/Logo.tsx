import { ConciergeBell } from 'lucide-react'

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 font-bold font-display text-xl tracking-tight">
      <ConciergeBell className="size-6 text-brass" strokeWidth={2.25} aria-hidden />
      Deskbell
    </span>
  )
}
