import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { MESSAGE_MAX } from '../../../../contract/defaults'
import type { SavedReply } from '../../../../contract/savedReplies'
import { deleteReply, savedRepliesQuery, saveReply } from '../../../api/savedReplies'
import { Button } from '../../../components/Button'
import { Dialog } from '../../../components/Dialog'
import { TextArea } from '../../../components/TextArea'
import { TextField } from '../../../components/TextField'
import { toastError } from '../../../lib/toastError'
import { toast } from '../../../lib/toasts'

type Props = { businessId: string; reply: SavedReply | undefined; onClose: () => void }

/** A new saved reply, or one to change or delete. */
export function ReplyDialog({ businessId, reply, onClose }: Props) {
  const queries = useQueryClient()
  const [title, setTitle] = useState(reply?.title ?? '')
  const [text, setText] = useState(reply?.text ?? '')
  const done = async () => {
    onClose()
    await queries.invalidateQueries({ queryKey: savedRepliesQuery(businessId).queryKey })
  }
  const failed = (done: string) => (error: Error) => toastError(error, `The reply wasn’t ${done}. Please try again.`)
  const save = useMutation({
    mutationFn: (words: { title: string; text: string; id?: string | undefined }) =>
      saveReply(businessId, { title: words.title, text: words.text }, words.id),
    onSuccess: done,
    onError: failed('saved'),
  })
  const remove = useMutation({
    mutationFn: ({ id }: SavedReply) => deleteReply(businessId, id),
    onSuccess: async (_, { title: was, text: words }) => {
      const undo = { label: 'Undo', run: () => save.mutate({ title: was, text: words }) }
      toast({ title: 'Saved reply deleted', action: undo })
      await done()
    },
    onError: failed('deleted'),
  })
  const isBusy = save.isPending || remove.isPending
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // A form within a form by React's tree, though not by the page's.
    event.stopPropagation()
    if (title.trim() && text.trim() && !isBusy) save.mutate({ title: title.trim(), text: text.trim(), id: reply?.id })
  }
  return (
    <Dialog
      title={reply ? 'Edit saved reply' : 'New saved reply'}
      description="Type {first name} and we’ll fill in the visitor’s."
      open
      onOpenChange={onClose}
    >
      <form onSubmit={submit} className="grid gap-4">
        <TextField
          label="Title"
          placeholder="Our hours"
          maxLength={60}
          autoFocus
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextArea
          label="Reply"
          placeholder="Hi {first name}, we’re open Monday to Friday, 8 to 5."
          maxLength={MESSAGE_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={isBusy || !title.trim() || !text.trim()}>
            Save reply
          </Button>
          {reply && (
            <Button variant="danger" disabled={isBusy} onClick={() => remove.mutate(reply)}>
              Delete
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
