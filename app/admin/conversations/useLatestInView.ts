import { useEffect, useRef } from 'react'

/** Notes and what is known of the visitor load a moment later, and push the end down. */
const SETTLES_MS = 1500
const MOVES = ['wheel', 'touchmove', 'keydown'] as const

/**
 * A conversation opens at what was said last. After that the end stays above the reply box while somebody answers; who only reads isn't
 * moved. Answers where the conversation ends.
 */
export function useLatestInView(isAnswering: boolean, lastId: string | undefined) {
  const end = useRef<HTMLDivElement>(null)
  const isOpened = useRef(false)
  useEffect(() => {
    if (!lastId || !end.current || (isOpened.current && !isAnswering)) return
    const show = () => end.current?.scrollIntoView({ block: 'end' })
    show()
    if (isOpened.current) return
    isOpened.current = true
    return untilMoved(end.current.parentElement, show)
  }, [isAnswering, lastId])
  return end
}

/** Calls `show` whenever the element grows, until it has settled or the reader moves. Answers how to end it. */
function untilMoved(element: HTMLElement | null, show: () => void): () => void {
  const growing = new ResizeObserver(show)
  if (element) growing.observe(element)
  const end = () => {
    growing.disconnect()
    clearTimeout(settled)
    for (const move of MOVES) window.removeEventListener(move, end)
  }
  const settled = setTimeout(end, SETTLES_MS)
  for (const move of MOVES) window.addEventListener(move, end, { passive: true })
  return end
}
