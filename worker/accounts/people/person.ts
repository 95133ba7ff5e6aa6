import type { OwnerContext } from '../../platform/context'

/** Somebody who signs in: the owner, whose `personId` is the account's id, or one of the team. */
export type Person = Pick<OwnerContext['actor'], 'customerId' | 'personId'>

export const ownerOf = (customerId: string): Person => ({ customerId, personId: customerId })

/** How tables name the person: a member by id, the owner by null. */
export const memberIdOf = ({ customerId, personId }: Person): string | null =>
  personId === customerId ? null : personId
