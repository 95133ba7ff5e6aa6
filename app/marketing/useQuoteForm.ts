import { type FormEvent, useState } from 'react'
import { toast } from '../lib/toasts'
import type { Errors } from './sendQuote'

type State = 'writing' | 'sending' | 'sent'

/** Validation and sending are loaded when somebody starts typing. */
const load = () => import('./sendQuote')

export function useQuoteForm() {
  const [state, setState] = useState<State>('writing')
  const [errors, setErrors] = useState<Errors>({})

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (state === 'sending') return
    setState('sending')
    try {
      const { sendQuote } = await load()
      const found = await sendQuote(new FormData(form))
      const isSent = Object.keys(found).length === 0
      setErrors(found)
      setState(isSent ? 'sent' : 'writing')
      focusFirst(form, found)
    } catch {
      setState('writing')
      toast({
        title: 'Not sent',
        description: 'Sorry, there was an error submitting your information. Please try again.',
        tone: 'danger',
      })
    }
  }
  // A failure here is retried on sending.
  const prepare = () => void load().catch(() => undefined)
  return { state, errors, submit, prepare }
}

function focusFirst(form: HTMLFormElement, errors: Errors) {
  const first = [...form.elements].find((field) => 'name' in field && String(field.name) in errors)
  if (first instanceof HTMLElement) first.focus()
}
