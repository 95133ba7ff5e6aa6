import type { ComponentChildren, TargetedInputEvent, TargetedSubmitEvent } from 'preact'
import { type Chat, dropAside, type LeadField } from '../chat'
import { sendLead } from '../sendLead'
import { words } from '../words'

const note = (name: LeadField) => `lead-${name}-note`

type FieldProps = {
  name: LeadField
  label: string
  error: string | undefined
  hint?: string | false
  children: ComponentChildren
}

const Field = ({ name, label, error, hint, children }: FieldProps) => (
  <div class="field">
    <label for={name}>{label}</label>
    {children}
    <small id={note(name)} class={error ? 'error' : 'note'}>
      {error ?? hint}
    </small>
  </div>
)

/** Opens with what was said in the conversation. What is typed is kept at once, so neither a failure nor “Not now” loses it. */
export function LeadForm({ chat, isCall }: { chat: Chat; isCall: boolean | undefined }) {
  const { errors = {}, isSending, hasFailed } = chat.lead
  const { phoneRequired } = chat.business
  const { need: projectDetails, ...stated } = chat.details
  const known: Partial<Record<LeadField, string | undefined>> = { ...stated, projectDetails, ...chat.typed }
  const box = (name: LeadField) => ({
    id: name,
    name,
    defaultValue: known[name] ?? '',
    'aria-invalid': !!errors[name],
    'aria-describedby': note(name),
    onInput: ({ currentTarget }: TargetedInputEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      chat.typed[name] = currentTarget.value
    },
  })
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
      projectDetails: isCall ? words.callBack + details : details,
    })
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  return (
    <form class="card" noValidate onSubmit={submit}>
      <p>{isCall ? words.callIntro : words.leadIntro}</p>
      <Field name="name" label={words.name} error={errors.name}>
        <input {...box('name')} autoComplete="name" />
      </Field>
      <Field name="email" label={words.email} error={errors.email} hint={words.emailNote}>
        <input {...box('email')} type="email" autoComplete="email" />
      </Field>
      <Field name="phone" label={words.phone} error={errors.phone} hint={!(phoneRequired || isCall) && words.optional}>
        <input {...box('phone')} type="tel" autoComplete="tel" />
      </Field>
      <Field name="projectDetails" label={words.details} error={errors.projectDetails} hint={!isCall && words.optional}>
        <textarea {...box('projectDetails')} rows={2} />
      </Field>
      {hasFailed && (
        <p class="error" role="alert">
          {words.leadTrouble}
        </p>
      )}
      <div class="acts">
        <button type="submit" class="main" disabled={isSending}>
          {isSending ? words.sending : words.sendDetails}
        </button>
        <button type="button" class="plain" disabled={isSending} onClick={() => dropAside(chat)}>
          {words.notNow}
        </button>
      </div>
    </form>
  )
}
