import { useEffect } from 'react'
import { markUnsaved } from './unsaved'

/** While `isDirty`, leaving the page asks first. */
export function useUnsaved(isDirty: boolean) {
  useEffect(() => (isDirty ? markUnsaved({}) : undefined), [isDirty])
}
