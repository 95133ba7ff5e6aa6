import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Conversation } from '../../../contract/chat'
import { setFirstName } from '../../api/account'
import { meQuery } from '../../api/accounts'
import { conversationCalls, conversationKey, conversationsKey } from '../../api/conversations'
import { Button } from '../../components/Button'
import { TextField } from '../../components/TextField'
import { toastError } from '../../lib/toastError'
import { useOwner } from '../owner'
import { ReplyForm } from './ReplyForm'

type Props = { businessId: string; conversation: Conversation }

/** Who answers: the bot, which the owner may silence, or the owner, who writes here until they hand back. */
export function ReplyBar({ businessId, conversation: { id, person, isActive, isResolved } }: Props) {
  const { customer } = useOwner()
  const [name, setName] = useState('')
  const queries = useQueryClient()
  const calls = conversationCalls(businessId, id)
  const change = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onError: (error) => toastError(error, 'That didn’t work. Please try again.'),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: conversationKey(businessId, id) }),
        queries.invalidateQueries({ queryKey: conversationsKey(businessId) }),
      ]),
  })
  const takeOver = async () => {
    if (name.trim()) {
      await setFirstName(name)
      await queries.invalidateQueries(meQuery)
    }
    await calls.takeOver()
  }
  const isMine = person?.id === customer.id
  const isBusy = change.isPending

  return (
    <div className="sticky bottom-16 -mx-5 -mb-5 border-line border-t bg-surface px-5 py-4 lg:bottom-0">
      {isMine && <ReplyForm businessId={businessId} conversationId={id} />}
      {!isActive && <p className="text-quiet">The visitor has left this chat.</p>}
      {isActive && !isMine && !customer.firstName && (
        <TextField
          label="Your first name"
          hint="Visitors see it above what you write."
          autoComplete="given-name"
          maxLength={40}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {isActive && !isMine && (
          <Button disabled={isBusy} onClick={() => change.mutate(takeOver)}>
            Take over the chat
          </Button>
        )}
        {isMine && (
          <Button variant="secondary" disabled={isBusy} onClick={() => change.mutate(calls.handBack)}>
            Hand back to the bot
          </Button>
        )}
        {!isResolved && (
          <Button variant="secondary" disabled={isBusy} onClick={() => change.mutate(calls.resolve)}>
            Mark as done
          </Button>
        )}
      </div>
      {isActive && !isMine && (
        <p className="mt-2 text-quiet text-sm">
          {person ? `${person.name} is answering. If you take it, you answer.` : 'The bot stops, and you write.'}
        </p>
      )}
    </div>
  )
}
