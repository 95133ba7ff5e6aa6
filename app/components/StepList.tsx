import type { ReactNode } from 'react'

export type Step = { title: string; text: ReactNode }

export function StepList({ steps }: { steps: Step[] }) {
  return (
    <ol className="grid gap-5">
      {steps.map(({ title, text }, step) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden
            className="grid size-8 shrink-0 place-items-center rounded-full bg-brass-tint font-bold text-brass-ink"
          >
            {step + 1}
          </span>
          <div className="min-w-0">
            <p className="font-semibold">{title}</p>
            <div className="text-quiet">{text}</div>
          </div>
        </li>
      ))}
    </ol>
  )
}
