import { useOutletContext } from 'react-router'
import type { MeResponse } from '../../contract/accounts'

/** Who is signed in, and the business on the screen. Set by RequireSession. */
export type Owner = { customer: MeResponse['customer']; business: { id: string; name: string } }
export const useOwner = () => useOutletContext<Owner>()
