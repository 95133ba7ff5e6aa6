import { useMutation, useQueryClient } from '@tanstack/react-query'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react'
import { MESSAGE_MAX } from '../../../contract/defaults'
import { conversationCalls, conversationKey } from '../../api/conversations'
import { Button } from '../../components/Button'
import { TextArea } from '../../components/TextArea'
import { toastError } from '../../lib/toastError'

/** How often the visitor is shown that somebody is writing. */
const TELL_MS = 3_000

/** Enter sends, Shift+Enter breaks the line. What couldn’t be sent stays in the box. */
export function ReplyForm({ businessId, conversationId }: { businessId: string; conversationId: string }) {
  const [text, setText] = useState('')
  // Kept until the message is stored, so that a second try is the same message.
  const messageId = useRef(crypto.randomUUID())
  const toldAt = useRef(0)
  const queries = useQueryClient()
  const calls = conversationCalls(businessId, conversationId)
  const write = useMutation({
    mutationFn: (content: string) => calls.write(content, messageId.current),
    onSuccess: () => {
      setText('')
      messageId.current = crypto.randomUUID()
    },
    onError: (error) => toastError(error, 'Your message wasn’t sent. Please try again.'),
    onSettled: () => queries.invalidateQueries({ queryKey: conversationKey(businessId, conversationId) }),
  })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() && !write.isPending) write.mutate(text)
  }
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  const type = (value: string) => {
    setText(value)
    if (Date.now() < toldAt.current + TELL_MS) return
    toldAt.current = Date.now()
    // Nobody misses it.
    calls.showTyping().catch(() => undefined)
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-[1fr_auto] items-end gap-3">
      <TextArea
        label="Your reply"
        rows={1}
        maxLength={MESSAGE_MAX}
        className="min-h-11"
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <Button type="submit" size="icon" aria-label="Send" disabled={write.isPending || !text.trim()}>
        <SendHorizontal className="size-5" aria-hidden />
      </Button>
    </form>
  )
}
