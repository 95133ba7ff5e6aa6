import { useMutation, useQueryClient } from '@tanstack/react-query'
import { StickyNote } from 'lucide-react'
import { useState } from 'react'
import type { Conversation } from '../../../contract/chat'
import { conversationCalls, conversationKey, conversationsKey } from '../../api/conversations'
import { Button } from '../../components/Button'
import { toastError } from '../../lib/toastError'
import { NoteForm } from '../notes/NoteForm'
import { useOwner } from '../owner'
import { FirstNameForm } from './FirstNameForm'
import { ReplyForm } from './ReplyForm'

type Props = { businessId: string; conversation: Conversation }

/** Who answers: the bot, which whoever is signed in may silence, or they, who write here until they hand back. */
export function ReplyBar({ businessId, conversation: { id, person, isActive, isResolved, visitorName } }: Props) {
  const { person: self } = useOwner()
  const [isNaming, setIsNaming] = useState(false)
  const [isNoting, setIsNoting] = useState(false)
  const queries = useQueryClient()
  const calls = conversationCalls(businessId, id)
  const change = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSuccess: () => setIsNaming(false),
    onError: (error) => toastError(error, 'Nothing changed in this conversation. Please try again.'),
    onSettled: () => queries.invalidateQueries({ queryKey: conversationKey(businessId, id) }),
  })
  // Who answers is pushed to the lists; what is done is not.
  const resolve = async () => {
    await calls.resolve()
    await queries.invalidateQueries({ queryKey: conversationsKey(businessId) })
  }
  const isMine = person?.id === self.id
  const isBusy = change.isPending
  const takeOver = () => change.mutate(calls.takeOver)

  return (
    <div className="sticky bottom-14 -mx-5 -mb-5 border-line border-t bg-surface px-5 py-4 lg:bottom-0">
      {isMine && <ReplyForm businessId={businessId} conversationId={id} visitorName={visitorName} />}
      {isNoting && (
        <div className="mb-3">
          <NoteForm businessId={businessId} subject={{ conversationId: id }} onDone={() => setIsNoting(false)} />
        </div>
      )}
      {!isActive && <p className="mb-3 text-quiet">The visitor has left this chat.</p>}
      {isNaming ? (
        <FirstNameForm save="Start answering" onSaved={takeOver} onCancel={() => setIsNaming(false)} />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          {isActive && !isMine && (
            <Button disabled={isBusy} onClick={self.firstName ? takeOver : () => setIsNaming(true)}>
              Take over the chat
            </Button>
          )}
          {isMine && (
            <Button
              variant="secondary"
              className="max-sm:grow max-sm:px-3"
              disabled={isBusy}
              onClick={() => change.mutate(calls.handBack)}
            >
              Hand back to your front desk
            </Button>
          )}
          {!isResolved && (
            <Button
              variant="secondary"
              className="max-sm:px-3"
              disabled={isBusy}
              onClick={() => change.mutate(resolve)}
            >
              Mark as done
            </Button>
          )}
          <Button
            variant="quiet"
            className="-mx-2 max-sm:-ml-5"
            aria-expanded={isNoting}
            onClick={() => setIsNoting(!isNoting)}
          >
            <StickyNote className="size-5" aria-hidden />
            Note
          </Button>
        </div>
      )}
    </div>
  )
}
