import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { lastEndOfSession, onSessionChange, sessionToken } from '../../lib/session'
import { toast } from '../../lib/toasts'
import { mergeChanges } from './mergeChanges'

/** `begun`: what the form began with, which somebody may have changed since. */
type Draft<T> = { begun: T; typed: T }

/** Restores what was typed when the session expired, in the same tab and form. */
export function useKeptDraft<T extends FieldValues>(name: string, form: UseFormReturn<T>) {
  const key = `draft:${name}`
  const { isDirty, defaultValues } = form.formState
  const bringBack = useEffectEvent(() => {
    const kept = sessionStorage.getItem(key)
    if (!kept) return
    sessionStorage.removeItem(key)
    const { begun, typed }: Draft<T> = JSON.parse(kept)
    const { both, isClash } = mergeChanges(begun, typed, form.getValues())
    form.reset(both, { keepDefaultValues: true })
    toast({
      title: 'Your changes are back',
      description: isClash
        ? 'Something you changed was changed somewhere else, too. Take a look before you save.'
        : 'They weren’t saved yet when you were logged out.',
    })
  })
  const keep = useEffectEvent(() => {
    if (!isDirty || sessionToken() || lastEndOfSession() !== 'expired') return
    sessionStorage.setItem(key, JSON.stringify({ begun: defaultValues, typed: form.getValues() }))
  })
  useEffect(() => {
    bringBack()
    return onSessionChange(keep)
  }, [])
}
