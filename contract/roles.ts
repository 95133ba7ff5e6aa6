/** Who may do what: a role may do all that those after it may. */
export const ROLES = ['owner', 'manager', 'agent'] as const
export type Role = (typeof ROLES)[number]

/** What somebody of the team can be. */
export const MEMBER_ROLES = ['manager', 'agent'] as const satisfies Role[]
export type MemberRole = (typeof MEMBER_ROLES)[number]

/** `hasRole('manager', 'agent')`: whether a manager may do what an agent may. */
export const hasRole = (role: Role, least: Role): boolean => ROLES.indexOf(role) <= ROLES.indexOf(least)
