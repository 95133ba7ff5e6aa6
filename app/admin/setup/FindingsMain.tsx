import { Button } from '../../components/Button'
import type { ReadingState } from './findingsWords'

type Props = {
  reading: ReadingState
  /** Why nothing can be confirmed yet. */
  waitsFor?: 'fix' | 'reading' | 'saving' | undefined
  onAll: () => void
  onBack: () => void
  onNext: () => void
}

const WAITS = { fix: 'Save your fix first', reading: 'Still reading…', saving: 'Saving…' }

/** What the owner does next: confirm it all, try another address, or go on. */
export function FindingsMain({ reading: { isAnything, isReading, isUnread }, waitsFor, onAll, onBack, onNext }: Props) {
  const [words, act] = isAnything
    ? (['All of this is right', onAll] as const)
    : isUnread
      ? (['Try another address', onBack] as const)
      : (['Continue', onNext] as const)
  const waiting = isAnything ? waitsFor : isReading ? 'reading' : undefined
  return (
    <Button size="large" className="grow" disabled={waiting !== undefined} onClick={() => act()}>
      {waiting ? WAITS[waiting] : words}
    </Button>
  )
}
