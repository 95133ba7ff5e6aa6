import { useLocation } from 'react-router'
import { Button } from '../../components/Button'
import { Link } from '../../components/Link'
import { frameOf } from '../frame'

export function BillingLink({ children }: { children: string }) {
  const to = `${frameOf(useLocation().pathname)}/billing`
  return (
    <Button asChild variant="secondary">
      <Link to={to}>{children}</Link>
    </Button>
  )
}
