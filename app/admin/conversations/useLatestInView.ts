import { useEffect, useRef } from 'react'

/**
 * A conversation opens at what was said last. After that the end stays above the reply box while somebody answers; who only reads isn't
 * moved. Answers where the conversation ends.
 */
export function useLatestInView(isAnswering: boolean, lastId: string | undefined) {
  const end = useRef<HTMLDivElement>(null)
  const isOpened = useRef(false)
  useEffect(() => {
    if (!lastId || (isOpened.current && !isAnswering)) return
    isOpened.current = true
    end.current?.scrollIntoView({ block: 'end' })
  }, [isAnswering, lastId])
  return end
}
