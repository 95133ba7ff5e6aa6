import type { ReactNode } from 'react'
import { SETUP_STEPS, type SetupStep } from '../../../contract/setup'
import { Button } from '../../components/Button'
import { MeterBar } from '../../components/MeterBar'
import { cx } from '../../lib/cx'
import { SectionHead } from '../SectionHead'

/** The last of them is no screen. */
const SCREENS = SETUP_STEPS.length - 1

type Props = {
  step: SetupStep
  title: string
  hint: string
  children: ReactNode
  /** The one main button, where the thumb is. */
  main?: ReactNode
  onSkip?: () => void
  skipLabel?: string
}

export function StepFrame({ step, title, hint, children, main, onSkip, skipLabel = 'Skip' }: Props) {
  const number = SETUP_STEPS.indexOf(step) + 1
  return (
    <div className="mx-auto flex min-h-[calc(100svh-11.5rem)] max-w-2xl flex-col">
      <p className="mb-2 text-quiet text-sm">
        Step {number} of {SCREENS}
      </p>
      <div className="mb-6">
        <MeterBar value={number} max={SCREENS} label="Setup progress" tone="progress" />
      </div>
      <SectionHead title={title}>{hint}</SectionHead>
      <div className="pb-6">{children}</div>
      <div
        className={cx(
          'mt-auto flex gap-2 py-3 empty:hidden',
          Boolean(main) && 'sticky bottom-14 z-10 -mx-4 border-line border-t bg-paper px-4 sm:mx-0 sm:px-0 lg:bottom-0',
        )}
      >
        {main}
        {onSkip && (
          <Button variant="quiet" onClick={onSkip}>
            {skipLabel}
          </Button>
        )}
      </div>
    </div>
  )
}
