import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { logOut } from '../api/accounts'
import { Button } from '../components/Button'
import { Tooltip } from '../components/Tooltip'
import { beginSignOut, endSession } from '../lib/session'

export function SignOutButton() {
  // The token is removed from this browser even if the server can't be reached.
  const leave = useMutation({ mutationFn: logOut, onMutate: beginSignOut, onSettled: () => endSession('signed-out') })
  return (
    <Tooltip text="Log out">
      <Button
        variant="quiet"
        size="icon"
        aria-label="Log out"
        onClick={() => leave.mutate()}
        disabled={leave.isPending}
      >
        <LogOut className="size-5" aria-hidden />
      </Button>
    </Tooltip>
  )
}
