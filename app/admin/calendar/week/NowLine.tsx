import { useEffect, useState } from 'react'
import { MINUTE_MS } from '../../../../contract/durations'
import { wallTimeOf } from '../../../lib/zoned'

/** Where the day is right now. */
export function NowLine({ timeZone, top }: { timeZone: string; top: (minutes: number) => number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-x-0 border-danger border-t-2"
      style={{ top: top(wallTimeOf(now, timeZone).minutes) }}
    />
  )
}
