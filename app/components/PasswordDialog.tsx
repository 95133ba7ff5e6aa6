import { type SubmitEvent, useState } from 'react'
import { errorText } from '../lib/errorText'
import { fieldError } from '../lib/fieldErrors'
import { Button } from './Button'
import { Dialog } from './Dialog'
import { PasswordField } from './PasswordField'

type Props = {
  title: string
  description: string
  action: string
  /** Of the last try. */
  error: unknown
  isBusy: boolean
  onConfirm: (password: string) => void
  onClose: () => void
}

/** Asks for the password again, before something that a session alone isn't enough for. */
export function PasswordDialog({ title, description, action, error, isBusy, onConfirm, onClose }: Props) {
  const [password, setPassword] = useState('')
  const ofField = fieldError(error, 'password')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (password) onConfirm(password)
  }
  return (
    <Dialog title={title} description={description} open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={ofField ?? (error ? errorText(error, 'Nothing changed. Please try again.') : undefined)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={isBusy || !password}>
            {isBusy ? 'One moment…' : action}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
