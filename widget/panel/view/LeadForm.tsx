import type { ComponentChildren, TargetedSubmitEvent } from 'preact'
import { type Chat, dropAside, type LeadField } from '../chat'
import { sendLead } from '../sendLead'
import { WORDS } from '../words'

const note = (name: LeadField) => `lead-${name}-note`

type FieldProps = { name: LeadField; label: string; error: string | undefined; isOptional?: boolean; children: ComponentChildren }

const Field = ({ name, label, error, isOptional, children }: FieldProps) => (
  <div class="field">
    <label for={name}>{label}</label>
    {children}
    <small id={note(name)} class={error ? 'error' : 'optional'}>
      {error ?? (isOptional && WORDS.optional)}
    </small>
  </div>
)

/** What was typed stays in the boxes themselves, so a failure loses nothing. */
export function LeadForm({ chat, isCall }: { chat: Chat; isCall: boolean | undefined }) {
  const { errors = {}, isSending, hasFailed } = chat.lead
  const { phoneRequired } = chat.business
  const box = (name: LeadField) => ({ id: name, name, 'aria-invalid': !!errors[name], 'aria-describedby': note(name) })
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const text = (name: LeadField) => String(fields.get(name)).trim()
    const details = text('projectDetails')
    sendLead(chat, {
      name: text('name'),
      email: text('email'),
      phone: text('phone'),
      projectDetails: isCall ? WORDS.callBack + details : details,
    })
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  return (
    <form class="card" noValidate onSubmit={submit}>
      <p>{isCall ? WORDS.callIntro : WORDS.leadIntro}</p>
      <Field name="name" label={WORDS.name} error={errors.name}>
        <input {...box('name')} autoComplete="name" />
      </Field>
      <Field name="email" label={WORDS.email} error={errors.email}>
        <input {...box('email')} type="email" autoComplete="email" />
      </Field>
      <Field name="phone" label={WORDS.phone} error={errors.phone} isOptional={!phoneRequired}>
        <input {...box('phone')} type="tel" autoComplete="tel" />
      </Field>
      <Field name="projectDetails" label={WORDS.details} error={errors.projectDetails} isOptional>
        <textarea {...box('projectDetails')} rows={2} />
      </Field>
      {hasFailed && (
        <p class="error" role="alert">
          {WORDS.leadTrouble}
        </p>
      )}
      <button type="submit" class="main" disabled={isSending}>
        {isSending ? WORDS.sending : WORDS.sendDetails}
      </button>
      <button type="button" class="plain" onClick={() => dropAside(chat)}>
        {WORDS.notNow}
      </button>
    </form>
  )
}
