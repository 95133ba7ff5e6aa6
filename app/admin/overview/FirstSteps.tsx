import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { Link } from '../../components/Link'
import { cx } from '../../lib/cx'
import { useFrame } from '../frame'
import { InstallLight } from '../install/InstallLight'
import { useOwner } from '../owner'
import { previewPath } from '../PreviewButton'
import { partAddress } from '../settings/parts'
import { rememberTried } from './tried'
import type { Progress } from './useProgress'

/** Steps from a new account to the first lead, with what to do for the next one; hidden once they are done. */
export function FirstSteps({ progress }: { progress: Progress }) {
  const { business } = useOwner()
  const frame = useFrame()
  const next = progress.described ? (progress.tried ? 'installed' : 'tried') : 'described'
  return (
    <Card aria-label="First steps" className="mb-8">
      <h2 className="font-semibold text-xl">Three steps to your first lead</h2>
      <ol className="mt-5 grid gap-4">
        <Step number={1} title="Describe your business" isDone={progress.described} isNext={next === 'described'}>
          <p className="text-quiet">
            Your hours, prices, and what people ask most. The chat answers from what you write here, and says so when it
            doesn’t know.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button asChild>
              <Link to={`${frame}/setup`}>
                {progress.isUnderWay ? 'Continue setting up' : 'Set up from my website'}
              </Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={partAddress(frame, 'facts')}>Add hours and prices</Link>
            </Button>
          </div>
        </Step>
        <Step number={2} title="Try it" isDone={progress.tried} isNext={next === 'tried'}>
          <p className="text-quiet">Ask it what your customers ask you, and leave yourself a test lead.</p>
          <Button asChild className="mt-3">
            <a
              href={previewPath(business.id)}
              target="_blank"
              rel="noopener"
              onClick={() => rememberTried(business.id)}
            >
              Try the chat
            </a>
          </Button>
        </Step>
        <Step number={3} title="Put it on your site" isDone={progress.installed} isNext={next === 'installed'}>
          <p className="mb-2 text-quiet">
            Paste a few lines, just once. This light turns on when one of your pages loads the chat.
          </p>
          <InstallLight businessId={business.id} />
          <Button asChild className="mt-3">
            <Link to={`${frame}/embed`}>Put it on my site</Link>
          </Button>
        </Step>
      </ol>
    </Card>
  )
}

type StepProps = { number: number; title: string; isDone: boolean; isNext: boolean; children: ReactNode }

function Step({ number, title, isDone, isNext, children }: StepProps) {
  return (
    <li className="flex gap-4" aria-current={isNext ? 'step' : undefined}>
      <span
        className={cx(
          'grid size-9 shrink-0 place-items-center rounded-full font-bold',
          isDone ? 'bg-done-tint text-done-ink' : isNext ? 'bg-brand text-white' : 'bg-sunken text-quiet',
        )}
      >
        {isDone ? <Check className="size-5" aria-label="Done" /> : number}
      </span>
      <div className="min-w-0 pt-1">
        <h3 className={cx('font-semibold', !isNext && 'text-quiet')}>{title}</h3>
        {isNext && <div className="mt-1 max-w-measure">{children}</div>}
      </div>
    </li>
  )
}
