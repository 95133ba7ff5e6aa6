/** Who may do what: a role may do all that those after it may. */
export const ROLES = ['owner', 'manager', 'agent'] as const
export type Role = (typeof ROLES)[number]

/** `hasRole('manager', 'agent')`: whether a manager may do what an agent may. */
export const hasRole = (role: Role, least: Role): boolean => ROLES.indexOf(role) <= ROLES.indexOf(least)
