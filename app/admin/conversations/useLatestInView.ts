import { useEffect, useRef } from 'react'

/** Keeps what was said last above the reply box while somebody answers; who only reads isn't moved. Answers where the conversation ends. */
export function useLatestInView(isAnswering: boolean, lastId: string | undefined) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAnswering && lastId) end.current?.scrollIntoView({ block: 'end' })
  }, [isAnswering, lastId])
  return end
}
