import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { setFirstName } from '../../api/account'
import { meQuery } from '../../api/accounts'
import { Button } from '../../components/Button'
import { TextField } from '../../components/TextField'
import { toastError } from '../../lib/toastError'

type Props = {
  known?: string | undefined
  /** The button's words. */
  save: string
  onSaved: () => void
  onCancel?: () => void
}

/** What visitors see above a person's messages; asked before the first one. */
export function FirstNameForm({ known = '', save: saveLabel, onSaved, onCancel }: Props) {
  const [name, setName] = useState(known)
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: () => setFirstName(name.trim()),
    onSuccess: async () => {
      await queries.invalidateQueries(meQuery)
      onSaved()
    },
    onError: (error) => toastError(error, 'Your name wasn’t saved. Please try again.'),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim()) save.mutate()
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextField
        label="Your first name"
        hint="Visitors see it above what you write."
        autoComplete="given-name"
        maxLength={40}
        autoFocus={onCancel !== undefined}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex gap-3">
        <Button
          type="submit"
          variant={onCancel ? 'primary' : 'secondary'}
          disabled={save.isPending || !name.trim() || name.trim() === known}
        >
          {saveLabel}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
