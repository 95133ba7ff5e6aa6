import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { announceArrival } from '../lib/arrival'

/** What counts as one page: all tabs of /admin are one, every section of /admin-direct and every lead is its own. */
const pageOf = (pathname: string) =>
  pathname.startsWith('/admin/') && !/^\/admin\/(account|answers|billing|team|leads\/.+)$/.test(pathname)
    ? '/admin'
    : pathname

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
