import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { AT_REST_MS } from '../../lib/whenAtRest'

/** A network that was gone may be back. */
const AGAIN_MS = 10_000

/** Keeps what is on the screen up to date from when it is at rest. */
export function useLiveBusiness(businessId: string): void {
  const queries = useQueryClient()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const begin = async () => {
      const { keepUpToDate } = await import('./keepUpToDate')
      if (!isOver) stop = keepUpToDate(queries, businessId)
    }
    let timer: ReturnType<typeof setTimeout>
    const beginIn = (ms: number) => {
      timer = setTimeout(
        () =>
          begin().catch((error) => {
            console.warn(error)
            if (!isOver) beginIn(AGAIN_MS)
          }),
        ms,
      )
    }
    beginIn(AT_REST_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop?.()
    }
  }, [queries, businessId])
}
