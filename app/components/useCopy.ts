import { useEffect, useState } from 'react'

const COPIED_MS = 2000

/** Copies text; `isCopied` holds for two seconds after it worked. */
export function useCopy() {
  const [copies, setCopies] = useState(0)
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (copies === 0) return
    setIsCopied(true)
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copies])

  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    setCopies((count) => count + 1)
  }
  return { isCopied, copy }
}
