import { useLocation } from 'react-router'
import { frameOf } from '../frame'
import { SubNav } from '../SubNav'

const PAGES = [
  { section: 'account', label: 'Login and data' },
  { section: 'notifications', label: 'Notifications' },
  { section: 'billing', label: 'Plan and billing' },
]

/** Links between the account's pages, within the current frame. */
export function AccountNav() {
  const { pathname } = useLocation()
  const pages = PAGES.map(({ section, label }) => {
    const to = `${frameOf(pathname)}/${section}`
    return { label, to, isCurrent: pathname === to }
  })
  return <SubNav label="Account" pages={pages} />
}
