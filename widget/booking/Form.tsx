import type { TargetedInputEvent, TargetedSubmitEvent } from 'preact'
import { sendBooking } from './calls'
import type { Booking, Field, View } from './state'
import { dayText, ownTimeText, text, timeText } from './texts'

type Kind = { autoComplete: 'name' } | { type: 'email'; autoComplete: 'email' }
type Props = { booking: Booking; step: View & { step: 'form' }; back: () => void }

/** Who comes: what they said already is filled in, and what they type stays in the panel's own boxes. */
export function Form({ booking, step: { slot, errors, isSending, trouble }, back }: Props) {
  const { chat, words, offer } = booking
  const known: Partial<Record<Field, string | undefined>> = { ...chat.details.value, ...chat.typed }
  const own = ownTimeText(booking, slot)
  const field = (name: Field, label: string, hint: string, kind: Kind) => (
    <div class="field">
      <label for={`booking-${name}`}>{label}</label>
      <input
        id={`booking-${name}`}
        name={name}
        {...kind}
        defaultValue={known[name] ?? ''}
        aria-invalid={!!errors[name]}
        aria-describedby={`booking-${name}-note`}
        onInput={({ currentTarget }: TargetedInputEvent<HTMLInputElement>) => {
          chat.typed[name] = currentTarget.value
        }}
      />
      <small id={`booking-${name}-note`} class={errors[name] ? 'error' : 'note'}>
        {errors[name] ?? hint}
      </small>
    </div>
  )
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    sendBooking(booking, { name: `${given.get('name')}`.trim(), email: `${given.get('email')}`.trim() })
  }
  return (
    <form class="card" noValidate onSubmit={submit}>
      <p>
        <b>{offer.service}</b>
        <br />
        {dayText(booking, slot)}, {timeText(booking, slot)}
        {own && <small class="note"> ({own})</small>}
      </p>
      {field('name', words.name, '', { autoComplete: 'name' })}
      {field('email', words.email, text(booking, 'emailNote'), { type: 'email', autoComplete: 'email' })}
      {trouble && (
        <p class="error" role="alert">
          {trouble}
        </p>
      )}
      <div class="acts">
        <button type="submit" class="main" disabled={isSending}>
          {isSending ? words.sending : text(booking, 'book')}
        </button>
        <button type="button" class="plain" disabled={isSending} onClick={back}>
          {text(booking, 'back')}
        </button>
      </div>
    </form>
  )
}
