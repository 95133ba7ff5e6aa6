import type { ComponentChildren, TargetedInputEvent, TargetedSubmitEvent } from 'preact'
import type { Booking, Field, Filling } from './state'
import { text } from './texts'

type Kind = { autoComplete: 'name' } | { type: 'email'; autoComplete: 'email' }
type Props = {
  booking: Booking
  step: Filling
  /** What it is for. */
  children: ComponentChildren
  emailNote: string
  action: string
  send: (said: Record<Field, string>) => void
  back: () => void
}

/** Who it is: what they said already is filled in, and what they type stays in the panel's own boxes. */
export function PersonForm({ booking, step, children, emailNote, action, send, back }: Props) {
  const { chat, words } = booking
  const { errors, isSending, trouble } = step
  const known: Partial<Record<Field, string | undefined>> = { ...chat.details.value, ...chat.typed }
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
    send({ name: `${given.get('name')}`.trim(), email: `${given.get('email')}`.trim() })
  }
  return (
    <form class="card" noValidate onSubmit={submit}>
      {children}
      {field('name', words.name, '', { autoComplete: 'name' })}
      {field('email', words.email, emailNote, { type: 'email', autoComplete: 'email' })}
      {trouble && (
        <p class="error" role="alert">
          {trouble}
        </p>
      )}
      <div class="acts">
        <button type="submit" class="main" disabled={isSending}>
          {isSending ? words.sending : action}
        </button>
        <button type="button" class="plain" disabled={isSending} onClick={back}>
          {text(booking, 'back')}
        </button>
      </div>
    </form>
  )
}
