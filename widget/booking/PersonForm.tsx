import type { ComponentChildren, TargetedInputEvent, TargetedSubmitEvent } from 'preact'
import type { Booking, Field, Filling, Said } from './state'
import { text } from './texts'

type Kind = { autoComplete: 'name' | 'street-address' } | { type: 'email'; autoComplete: 'email' }
type Props = {
  booking: Booking
  step: Filling
  /** What it is for. */
  children: ComponentChildren
  emailNote: string
  /** Where they are to be visited is asked for; empty: they haven’t said it yet. */
  place?: string | undefined
  action: string
  send: (said: Said) => void
  back: () => void
}

/** Who it is: what they said already is filled in, and what they type stays in the panel's own boxes. */
export function PersonForm({ booking, step, children, emailNote, place, action, send, back }: Props) {
  const { chat, words } = booking
  const { errors, isSending, trouble } = step
  const known: Partial<Record<Field, string | undefined>> = { place, ...chat.details.value, ...chat.typed }
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
    const said = (name: Field) => `${given.get(name) ?? ''}`.trim()
    send({ name: said('name'), email: said('email'), ...(place !== undefined && { place: said('place') }) })
  }
  return (
    <form class="card" noValidate onSubmit={submit}>
      {children}
      {field('name', words.name, '', { autoComplete: 'name' })}
      {place !== undefined && field('place', text(booking, 'place'), '', { autoComplete: 'street-address' })}
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
