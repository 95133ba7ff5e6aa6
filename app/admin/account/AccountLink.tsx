import { UserRound } from 'lucide-react'
import { Button } from '../../components/Button'
import { Tooltip } from '../../components/Tooltip'
import { SectionNavLink } from '../SectionNavLink'

export function AccountLink() {
  return (
    <Tooltip text="Account">
      <Button asChild variant="quiet" size="icon">
        <SectionNavLink
          id="account"
          aria-label="Account"
          className="aria-[current=page]:bg-brand-tint aria-[current=page]:text-link"
        >
          <UserRound className="size-5" aria-hidden />
        </SectionNavLink>
      </Button>
    </Tooltip>
  )
}
