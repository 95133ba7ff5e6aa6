import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { TYPING_MS, typingKey } from './typing'

/** Says that the visitor is writing, while they are. */
export function VisitorTyping({ businessId, conversationId }: { businessId: string; conversationId: string }) {
  const { data: typedAt } = useQuery<number>({ queryKey: typingKey(businessId, conversationId), enabled: false })
  const [, redraw] = useState(0)
  useEffect(() => {
    if (typedAt === undefined) return
    const timer = setTimeout(() => redraw((count) => count + 1), typedAt + TYPING_MS - Date.now())
    return () => clearTimeout(timer)
  }, [typedAt])
  const isTyping = typedAt !== undefined && Date.now() < typedAt + TYPING_MS
  return <p className="mt-3 min-h-6 text-quiet text-sm">{isTyping && 'The visitor is typing…'}</p>
}
