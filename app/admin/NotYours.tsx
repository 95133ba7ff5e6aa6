import { KeyRound } from 'lucide-react'
import type { Role } from '../../contract/roles'
import { Button } from '../components/Button'
import { Link } from '../components/Link'
import { PageHeading } from '../components/PageHeading'
import { useFrame } from './frame'
import { useOwner } from './owner'

const WHOSE: Record<Role, string> = {
  owner: 'Only the account owner can open this page.',
  manager: 'Only managers and the account owner can open this page.',
  agent: 'Only the team can open this page.',
}

/** In place of a section that somebody of the team may not open. */
export function NotYours({ least }: { least: Role }) {
  const { business } = useOwner()
  const frame = useFrame()
  return (
    <>
      <KeyRound className="mb-3 size-8 text-brass" aria-hidden />
      <PageHeading title="You don’t have access to this page">You don’t have access to this page</PageHeading>
      <p className="mt-2 max-w-measure text-quiet">
        {WHOSE[least]}{' '}
        {least === 'owner'
          ? 'If you need something from it, ask them.'
          : `If you need it for your work at ${business.name}, ask them to change your role.`}
      </p>
      <Button asChild className="mt-5">
        <Link to={frame}>Back to my work</Link>
      </Button>
    </>
  )
}
