import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { lastEndOfSession, onSessionChange, sessionToken } from '../../lib/session'
import { toast } from '../../lib/toasts'

/** Restores what was typed when the session expired, in the same tab and form. */
export function useKeptDraft<T extends FieldValues>(name: string, form: UseFormReturn<T>) {
  const key = `draft:${name}`
  const { isDirty } = form.formState
  const bringBack = useEffectEvent(() => {
    const kept = sessionStorage.getItem(key)
    if (!kept) return
    sessionStorage.removeItem(key)
    form.reset(JSON.parse(kept), { keepDefaultValues: true })
    toast({ title: 'Your changes are back', description: 'They weren’t saved yet when you were logged out.' })
  })
  const keep = useEffectEvent(() => {
    if (!isDirty || sessionToken() || lastEndOfSession() !== 'expired') return
    sessionStorage.setItem(key, JSON.stringify(form.getValues()))
  })
  useEffect(() => {
    bringBack()
    return onSessionChange(keep)
  }, [])
}
