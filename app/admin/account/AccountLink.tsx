import { UserRound } from 'lucide-react'
import { Button } from '../../components/Button'
import { Link } from '../../components/Link'
import { Tooltip } from '../../components/Tooltip'

export function AccountLink() {
  return (
    <Tooltip text="Account">
      <Button asChild variant="quiet" size="icon">
        <Link to="/admin/account" aria-label="Account">
          <UserRound className="size-5" aria-hidden />
        </Link>
      </Button>
    </Tooltip>
  )
}
