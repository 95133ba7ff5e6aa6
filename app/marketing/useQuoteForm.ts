import { type FormEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { DEMO_BUSINESS_ID } from '../../contract/businesses'
import { leadRequest } from '../../contract/leads'
import { sendLead } from '../api/leads'
import { ApiError } from '../lib/api'
import { toast } from '../lib/toasts'

type Errors = Record<string, string>
type State = 'writing' | 'sending' | 'sent'

const firstOfEach = (issues: { path: string; message: string }[]): Errors =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [path, message]))

/** Random on plain http too, where `crypto.randomUUID` doesn't exist. */
const randomKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Without the form library, which would weigh more than this whole page. */
export function useQuoteForm() {
  const [state, setState] = useState<State>('writing')
  const [errors, setErrors] = useState<Errors>({})
  const sent = useRef({ lead: '', key: '' })

  /** Sent again unchanged, what was written keeps its key, so that it is stored once. */
  const keyOf = (lead: string) => {
    if (sent.current.lead !== lead) sent.current = { lead, key: randomKey() }
    return sent.current.key
  }

  const fail = (form: HTMLFormElement, found: Errors) => {
    setErrors(found)
    const first = [...form.elements].find((field) => 'name' in field && String(field.name) in found)
    if (first instanceof HTMLElement) first.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (state === 'sending') return
    const written = { ...Object.fromEntries(new FormData(form)), businessId: DEMO_BUSINESS_ID, source: 'website' }
    const checked = z.safeParse(leadRequest, written)
    if (!checked.success) {
      return fail(
        form,
        firstOfEach(checked.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))),
      )
    }
    setErrors({})
    setState('sending')
    try {
      await sendLead(checked.data, keyOf(JSON.stringify(checked.data)))
      setState('sent')
    } catch (error) {
      setState('writing')
      if (error instanceof ApiError && error.errors.length > 0) return fail(form, firstOfEach(error.errors))
      toast({
        title: 'Not sent',
        description: 'Sorry, there was an error submitting your information. Please try again.',
        tone: 'danger',
      })
    }
  }
  return { state, errors, submit }
}
