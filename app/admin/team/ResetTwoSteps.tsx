import { useState } from 'react'
import { resetTwoSteps } from '../../api/team'
import { Button } from '../../components/Button'
import { PasswordDialog } from '../../components/PasswordDialog'
import { useTeamChange } from './useTeamChange'

/** For a member who lost their phone and their recovery codes. */
export function ResetTwoSteps({ id, name }: { id: string; name: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const change = useTeamChange()
  const close = () => {
    change.reset()
    setIsAsking(false)
  }
  const reset = (password: string) =>
    change.mutate(
      {
        act: () => resetTwoSteps(id, password),
        done: { title: `${name} can log in with their password`, description: 'We emailed them about it.' },
      },
      { onSuccess: () => setIsAsking(false) },
    )
  return (
    <>
      <Button variant="quiet" className="max-sm:px-3" onClick={() => setIsAsking(true)}>
        Lost their phone?
      </Button>
      {isAsking && (
        <PasswordDialog
          title={`Turn off two-step login for ${name}?`}
          description="Do this only if they asked you themselves. After that their password is enough to log in, and they can set it up again."
          action="Turn it off"
          error={change.error}
          isBusy={change.isPending}
          onConfirm={reset}
          onClose={close}
        />
      )}
    </>
  )
}
