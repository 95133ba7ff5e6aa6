import type { MemberRole } from '../../../contract/roles'

export const ROLE_NAMES: Record<MemberRole, string> = { manager: 'Manager', agent: 'Agent' }

/** Completes "They can …". */
export const MAY: Record<MemberRole, string> = {
  agent: 'answer people in the chat and work on leads',
  manager: 'answer people in the chat, work on leads, and change what your front desk knows and how it looks',
}
