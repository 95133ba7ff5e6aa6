import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useState } from 'react'
import { SAVED_REPLIES_MAX, type SavedReply } from '../../../../contract/savedReplies'
import { savedRepliesQuery } from '../../../api/savedReplies'
import { Button } from '../../../components/Button'
import { useHasRole } from '../../owner'

const ReplyDialog = lazy(async () => ({ default: (await import('./ReplyDialog')).ReplyDialog }))

type Props = {
  businessId: string
  /** Only replies with these. */
  words: string
  onPick: (text: string) => void
  onClose: () => void
}

/** The saved replies to pick from, and to change. */
export function SavedReplies({ businessId, words, onPick, onClose }: Props) {
  const saved = useQuery(savedRepliesQuery(businessId))
  const [edited, setEdited] = useState<SavedReply | 'new'>()
  const has = (text: string) => text.toLowerCase().includes(words.trim().toLowerCase())
  const replies = saved.data?.filter(({ title, text }) => has(title) || has(text)) ?? []
  const mayEdit = useHasRole('manager')
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') onClose()
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-reply]')]
    const at = all.findIndex((reply) => reply.matches(':focus'))
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || at < 0) return
    event.preventDefault()
    all[at + step]?.focus()
  }
  return (
    <section
      aria-label="Saved replies"
      onKeyDown={walk}
      className="max-h-72 overflow-y-auto rounded-card border border-line bg-sunken p-2"
    >
      {saved.isSuccess && saved.data.length === 0 && (
        <p className="px-2 py-1 text-quiet">
          Save the replies you use most, then type / to find them. {'{first name}'} becomes the visitor’s first name.
        </p>
      )}
      {saved.isSuccess && saved.data.length > 0 && replies.length === 0 && (
        <p className="px-2 py-1 text-quiet">No saved reply with “{words.trim()}”.</p>
      )}
      <ul>
        {replies.map((reply) => (
          <li key={reply.id} className="flex items-center gap-1">
            <button
              type="button"
              data-reply
              onClick={() => onPick(reply.text)}
              className="min-h-11 min-w-0 grow rounded-control px-2 py-1.5 text-left -outline-offset-2 hover:bg-surface"
            >
              <span className="wrap-anywhere block font-semibold">{reply.title}</span>
              <span className="block truncate text-quiet text-sm">{reply.text}</span>
            </button>
            {mayEdit && (
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Change “${reply.title}”`}
                onClick={() => setEdited(reply)}
              >
                <Pencil className="size-4" aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && saved.isSuccess && saved.data.length < SAVED_REPLIES_MAX && (
        <Button variant="quiet" className="px-2" onClick={() => setEdited('new')}>
          <Plus className="size-5" aria-hidden />
          New saved reply
        </Button>
      )}
      {edited && (
        <Suspense>
          <ReplyDialog
            businessId={businessId}
            reply={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}
