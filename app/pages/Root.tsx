import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { announceArrival } from '../lib/arrival'

/** What counts as one page: the tabs of /admin are one; every other section, lead and conversation is its own. */
const pageOf = (pathname: string) =>
  /^\/admin\/((integration|embed|settings|leads|calendar)\/?)?$/.test(pathname) ? '/admin' : pathname

export function Root() {
  const page = pageOf(useLocation().pathname)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page) announceArrival()
    shown.current = page
  }, [page])
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
