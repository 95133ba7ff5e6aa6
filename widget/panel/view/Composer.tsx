import type { TargetedKeyboardEvent, TargetedSubmitEvent } from 'preact'
import { MESSAGE_MAX } from '../../../contract/defaults'
import type { Chat } from '../chat'
import { sendMessage } from '../sendMessage'
import { words } from '../words'

const grow = (box: HTMLTextAreaElement) => {
  box.style.height = 'auto'
  box.style.height = `${box.scrollHeight}px`
}

/** Enter sends, Shift+Enter breaks the line. Enter that confirms an input method's text does neither. */
const sendOnEnter = (event: TargetedKeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

export function Composer({ chat }: { chat: Chat }) {
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const box = event.currentTarget.querySelector('textarea')
    if (!box) return
    sendMessage(chat, box.value)
    box.value = ''
    keep(box)
    box.focus()
  }
  /** Stores the text, so that it is back after a card replaced the box. */
  const keep = (box: HTMLTextAreaElement) => {
    chat.typed.message = box.value
    grow(box)
  }
  return (
    <form class="composer" onSubmit={submit}>
      <textarea
        rows={1}
        aria-label={words.value.message}
        placeholder={words.value.messageHint}
        maxLength={MESSAGE_MAX}
        enterkeyhint="send"
        defaultValue={chat.typed.message}
        onInput={({ currentTarget }) => keep(currentTarget)}
        onKeyDown={sendOnEnter}
      />
      <button type="submit" class="round" aria-label={words.value.send}>
        <i class="plane" />
      </button>
    </form>
  )
}
