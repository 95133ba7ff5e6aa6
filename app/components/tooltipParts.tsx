import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** Delays by section 9 of the specification. @public */
export function Provider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}

/** @public */
export function Tip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-40 max-w-64 animate-fade rounded-control bg-ink px-3 py-1.5 text-paper text-sm"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
