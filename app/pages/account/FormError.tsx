import type { ReactNode } from 'react'
import { Notice } from '../../components/Notice'

/** An error of the whole form, shown at its button, since a toast disappears. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <Notice tone="danger">{children}</Notice>
    </div>
  )
}
