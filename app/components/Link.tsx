import type { ComponentProps } from 'react'
import { type LinkProps, useHref, useLinkClickHandler } from 'react-router'

type Props = Omit<ComponentProps<'a'>, 'href'> & Pick<LinkProps, 'to' | 'replace' | 'state' | 'preventScrollReset'>

/** A link within this app. The router's own brings along all that prefetches pages of a server, which is half as large as the router. */
export function Link({ to, replace, state, preventScrollReset, onClick, target, ...link }: Props) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(target !== undefined && { target }),
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
  })
  return (
    <a
      {...link}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
