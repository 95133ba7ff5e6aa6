import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { announceArrival } from '../lib/arrival'

/** What a reader takes for one page: the tabs of /admin are, its pages beside them and the sections of /admin-direct aren't. */
const pageOf = (pathname: string) =>
  pathname.startsWith('/admin/') && !/^\/admin\/(account|answers|billing)$/.test(pathname) ? '/admin' : pathname

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
