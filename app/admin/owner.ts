import { useOutletContext } from 'react-router'
import type { MeResponse } from '../../contract/accounts'
import { hasRole, type Role } from '../../contract/roles'

/** The account, who of it is signed in, and the business on the screen. Set by RequireSession. */
export type Owner = Pick<MeResponse, 'customer' | 'person'> & { business: { id: string; name: string } }
export const useOwner = () => useOutletContext<Owner>()

/** Whether whoever is signed in has at least this role. The server decides; this only hides what it would refuse. */
export const useHasRole = (least: Role): boolean => hasRole(useOwner().person.role, least)
