import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BookMarked, SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react'
import { MESSAGE_MAX } from '../../../contract/defaults'
import { conversationCalls, conversationKey } from '../../api/conversations'
import { Button } from '../../components/Button'
import { TextArea } from '../../components/TextArea'
import { toastError } from '../../lib/toastError'
import { filledIn } from './replies/filledIn'
import { SavedReplies } from './replies/SavedReplies'

/** How often the visitor is shown that somebody is writing. */
const TELL_MS = 3_000

type Props = { businessId: string; conversationId: string; visitorName: string | undefined }

/** Enter sends, Shift+Enter breaks the line, "/" finds a saved reply. What couldn’t be sent stays in the box. */
export function ReplyForm({ businessId, conversationId, visitorName }: Props) {
  const [text, setText] = useState('')
  const [isPicking, setIsPicking] = useState(false)
  const box = useRef<HTMLFormElement>(null)
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
    // In the list of saved replies Enter and the arrow down lead into it, and Escape out of it.
    if (isPicking && leadInto(event)) return
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  const leadInto = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    const first = box.current?.querySelector<HTMLElement>('[data-reply]')
    if (event.key === 'Escape') setIsPicking(false)
    else if (event.key === 'ArrowDown') first?.focus()
    else if (event.key === 'Enter' && text.startsWith('/')) first?.click()
    else return false
    event.preventDefault()
    return true
  }
  const pick = (reply: string) => {
    setText(filledIn(reply, visitorName))
    setIsPicking(false)
    box.current?.querySelector('textarea')?.focus()
  }
  const type = (value: string) => {
    setText(value)
    if (isPicking || value === '/') setIsPicking(value.startsWith('/'))
    if (Date.now() < toldAt.current + TELL_MS) return
    toldAt.current = Date.now()
    // Nobody misses it.
    calls.showTyping().catch(() => undefined)
  }

  return (
    <form ref={box} onSubmit={submit} className="mb-3 grid grid-cols-[1fr_auto_auto] items-end gap-x-2 gap-y-3">
      {isPicking && (
        <div className="col-span-full">
          <SavedReplies
            businessId={businessId}
            words={text.startsWith('/') ? text.slice(1) : ''}
            onPick={pick}
            onClose={() => setIsPicking(false)}
          />
        </div>
      )}
      <TextArea
        label="Your reply"
        rows={1}
        maxLength={MESSAGE_MAX}
        className="min-h-11"
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <Button
        variant="secondary"
        size="icon"
        aria-label="Saved replies"
        aria-expanded={isPicking}
        onClick={() => setIsPicking(!isPicking)}
      >
        <BookMarked className="size-5" aria-hidden />
      </Button>
      <Button type="submit" size="icon" aria-label="Send" disabled={write.isPending || !text.trim()}>
        <SendHorizontal className="size-5" aria-hidden />
      </Button>
    </form>
  )
}
