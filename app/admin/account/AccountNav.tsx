import { useLocation } from 'react-router'
import { hasRole } from '../../../contract/roles'
import { frameOf } from '../frame'
import { useOwner } from '../owner'
import { SubNav } from '../SubNav'
import { leastRoleFor } from '../sections'

const PAGES = [
  { section: 'account', label: 'Login and data' },
  { section: 'team', label: 'Team' },
  { section: 'billing', label: 'Plan and billing' },
]

/** Links between the account's pages, where there are several, within the current frame. */
export function AccountNav() {
  const { pathname } = useLocation()
  const { role } = useOwner().person
  const own = PAGES.filter(({ section }) => hasRole(role, leastRoleFor(section)))
  if (own.length === 1) return null
  const pages = own.map(({ section, label }) => {
    const to = `${frameOf(pathname)}/${section}`
    return { label, to, isCurrent: pathname === to }
  })
  return <SubNav label="Account" pages={pages} />
}
