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
  const { errors = {}, isSending, hasFailed } = chat.lead.value
  const { phoneRequired } = chat.business.value
  const { need: projectDetails, ...stated } = chat.details.value
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
      projectDetails: isCall ? words.value.callBack + details : details,
    })
  }
  return (
    <form class="card" noValidate onSubmit={submit}>
      <p>{isCall ? words.value.callIntro : words.value.leadIntro}</p>
      <Field name="name" label={words.value.name} error={errors.name}>
        <input {...box('name')} autoComplete="name" />
      </Field>
      <Field name="email" label={words.value.email} error={errors.email} hint={words.value.emailNote}>
        <input {...box('email')} type="email" autoComplete="email" />
      </Field>
      <Field
        name="phone"
        label={words.value.phone}
        error={errors.phone}
        hint={!(phoneRequired || isCall) && words.value.optional}
      >
        <input {...box('phone')} type="tel" autoComplete="tel" />
      </Field>
      <Field
        name="projectDetails"
        label={words.value.details}
        error={errors.projectDetails}
        hint={!isCall && words.value.optional}
      >
        <textarea {...box('projectDetails')} rows={2} />
      </Field>
      {hasFailed && (
        <p class="error" role="alert">
          {words.value.leadTrouble}
        </p>
      )}
      <div class="acts">
        <button type="submit" class="main" disabled={isSending}>
          {isSending ? words.value.sending : words.value.sendDetails}
        </button>
        <button type="button" class="plain" disabled={isSending} onClick={() => dropAside(chat)}>
          {words.value.notNow}
        </button>
      </div>
    </form>
  )
}
