import type { ComponentProps } from 'react'
import { Link } from './Link'
import { linkLook } from './linkLook'

/** `href` for a full page load, `to` for a route of this app. */
export function TextLink(props: ComponentProps<'a'> | ComponentProps<typeof Link>) {
  return 'to' in props ? <Link className={linkLook} {...props} /> : <a className={linkLook} {...props} />
}
