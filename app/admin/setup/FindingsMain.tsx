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
export function FindingsMain({ reading, waitsFor, onAll, onBack, onNext }: Props) {
  const [words, act] =
    reading === 'found'
      ? (['All of this is right', onAll] as const)
      : reading === 'unread'
        ? (['Try another address', onBack] as const)
        : (['Continue', onNext] as const)
  const waiting = reading === 'found' ? waitsFor : reading === 'reading' ? reading : undefined
  return (
    <Button size="large" className="grow" disabled={waiting !== undefined} onClick={() => act()}>
      {waiting ? WAITS[waiting] : words}
    </Button>
  )
}
