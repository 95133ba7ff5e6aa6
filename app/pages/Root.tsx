import { useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { announceArrival } from '../lib/arrival'
import { nextTask } from '../lib/nextTask'

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
  // ScrollRestoration scrolls as soon as it is there, for which the browser lays out the page at once: so it comes in a later task than the page.
  const [mayScroll, setMayScroll] = useState(false)
  useEffect(() => void nextTask().then(() => setMayScroll(true)), [])
  return (
    <>
      <Outlet />
      {mayScroll && <ScrollRestoration />}
    </>
  )
}
