import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'

/** What a reader takes for one page: the tabs of /admin are, the sections of /admin-direct aren't. */
const pageOf = (pathname: string) => (pathname.startsWith('/admin/') ? '/admin' : pathname)

export function Root() {
  const { pathname } = useLocation()
  useFocusOnNavigation(pageOf(pathname))
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** After a navigation the focus goes to the new page's heading, so that a screen reader says where it is. */
function useFocusOnNavigation(page: string) {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true })
  }, [page])
}
