import type { ReactNode } from 'react'
import { Notice } from '../../components/Notice'

/** What went wrong with a form as a whole, said where it was sent and not only in a toast that goes away. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <Notice tone="danger">{children}</Notice>
    </div>
  )
}
