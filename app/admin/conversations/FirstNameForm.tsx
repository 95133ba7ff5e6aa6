import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { setFirstName } from '../../api/account'
import { meQuery } from '../../api/accounts'
import { Button } from '../../components/Button'
import { TextField } from '../../components/TextField'
import { toastError } from '../../lib/toastError'

type Props = { onSaved: () => void; onCancel: () => void }

/** Asked once, before the first message that an owner writes to a visitor. */
export function FirstNameForm({ onSaved, onCancel }: Props) {
  const [name, setName] = useState('')
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
        autoFocus
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex gap-3">
        <Button type="submit" disabled={save.isPending || !name.trim()}>
          Start answering
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
