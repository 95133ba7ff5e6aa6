import type { ComponentProps } from 'react'
import { Link } from 'react-router'

const look = 'font-semibold text-link underline underline-offset-4'

/** `href` for a page that loads afresh, `to` for one of this app. */
export function TextLink(props: ComponentProps<'a'> | ComponentProps<typeof Link>) {
  return 'to' in props ? <Link className={look} {...props} /> : <a className={look} {...props} />
}
