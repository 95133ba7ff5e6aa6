import type { TargetedInputEvent, TargetedSubmitEvent } from 'preact'
import { type Chat, dropAside, type LeadField } from '../chat'
import { loadSending, sendLead } from '../sendLead'
import { words } from '../words'

type Kind = { autoComplete: 'name' } | { type: 'email'; autoComplete: 'email' } | { type: 'tel'; autoComplete: 'tel' }

/** The lead form, prefilled from the conversation. Typed text is stored at once, so that neither a failure nor going back to the chat loses it. */
export function LeadForm({ chat, isCall }: { chat: Chat; isCall: boolean | undefined }) {
  // What fails to load is loaded again when it is sent.
  loadSending(chat).catch(() => 0)
  const { errors = {}, isSending, hasFailed } = chat.lead.value
  const { phoneRequired, noHealthDetails } = chat.business.value
  const asksWhen = isCall && !noHealthDetails
  const { need: projectDetails, ...stated } = chat.details.value
  const known: Partial<Record<LeadField, string | undefined>> = { ...stated, projectDetails, ...chat.typed }
  const field = (name: LeadField, label: string, hint: string | false | undefined, kind?: Kind) => {
    const note = `lead-${name}-note`
    const box = {
      id: name,
      name,
      defaultValue: known[name] ?? '',
      'aria-invalid': !!errors[name],
      'aria-describedby': note,
      onInput: ({ currentTarget }: TargetedInputEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        chat.typed[name] = currentTarget.value
      },
    }
    return (
      <div class="field">
        <label for={name}>{label}</label>
        {kind ? <input {...box} {...kind} /> : <textarea {...box} />}
        <small id={note} class={errors[name] ? 'error' : 'note'}>
          {errors[name] ?? hint}
        </small>
      </div>
    )
  }
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    sendLead(chat, event.currentTarget, asksWhen ? words.value.callBack : '')
  }
  return (
    <form class="card" noValidate onSubmit={submit}>
      <p>{asksWhen ? words.value.callIntro : words.value.leadIntro}</p>
      {field('name', words.value.name, false, { autoComplete: 'name' })}
      {field('email', words.value.email, chat.takesEither && words.value.either, {
        type: 'email',
        autoComplete: 'email',
      })}
      {field('phone', words.value.phone, !(phoneRequired || isCall) && words.value.optional, {
        type: 'tel',
        autoComplete: 'tel',
      })}
      {!noHealthDetails && field('projectDetails', words.value.details, !isCall && words.value.optional)}
      {/* People don't see it: what fills it is a program. */}
      <input class="trap" name="homepage" autoComplete="off" />
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
          {words.value.backToChat}
        </button>
      </div>
    </form>
  )
}
