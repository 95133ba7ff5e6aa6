import { useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MS = 250

/** The text of a search box that searches in the pauses of typing. `q`: what is searched for now, as the address says. */
export function useTypedSearch(q: string, onSearch: (q: string) => void) {
  const [text, setText] = useState(q)
  const [sent, setSent] = useState(q)
  if (q !== sent) {
    // The address changed otherwise, as by the back button.
    setSent(q)
    if (q !== text.trim()) setText(q)
  }
  const search = useEffectEvent((typed: string) => typed !== q && onSearch(typed))
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText] as const
}
