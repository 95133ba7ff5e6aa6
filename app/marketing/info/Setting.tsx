import type { ReactNode } from 'react'
import type { ShownSetting } from '../../../contract/site'
import { linkLook } from '../../components/linkLook'

type Props = { name: ShownSetting; scheme?: 'mailto:' | 'tel:' }

/**
 * Where the Worker writes a setting of the operator's (worker/pages/infoPage.ts); `scheme` makes it a link. React then leaves the place as it
 * finds it.
 */
export const Setting = ({ name, scheme }: Props) =>
  scheme ? (
    <a data-setting={name} href={scheme} className={linkLook} suppressHydrationWarning>
      …
    </a>
  ) : (
    <span data-setting={name} suppressHydrationWarning>
      …
    </span>
  )

type ConditionProps = { name: ShownSetting; children: ReactNode }

/** Shown only where the operator has set it. */
export const IfSet = ({ name, children }: ConditionProps) => (
  <div data-if-set={name} hidden suppressHydrationWarning>
    {children}
  </div>
)

export const IfUnset = ({ name, children }: ConditionProps) => (
  <div data-if-unset={name} suppressHydrationWarning>
    {children}
  </div>
)
