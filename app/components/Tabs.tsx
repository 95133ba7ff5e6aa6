import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type Tab = { name: string; content: ReactNode }

type Props = {
  /** The tab list's accessible name. */
  label: string
  tabs: Tab[]
  /** The name of the selected tab. */
  shown: string
  onShow: (name: string) => void
}

/** Tabs of which one is shown. */
export function Tabs({ label, tabs, shown, onShow }: Props) {
  return (
    <Radix.Root value={shown} onValueChange={onShow}>
      <Radix.List aria-label={label} className="flex flex-wrap border-line border-b">
        {tabs.map(({ name }) => (
          <Radix.Trigger
            key={name}
            value={name}
            className="min-h-11 border-transparent border-b-3 px-2 font-semibold text-quiet text-sm data-[state=active]:border-brand data-[state=active]:text-link sm:px-4 sm:text-base"
          >
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ name, content }) => (
        <Radix.Content key={name} value={name} className="mt-6 grid gap-6">
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
