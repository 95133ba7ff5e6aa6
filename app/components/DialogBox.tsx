import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type Props = {
  title: string
  description?: string | undefined
  children: ReactNode
  stays: boolean
  onClose: () => void
  /** Where the focus goes back to; unset: wherever the library puts it. */
  opener?: HTMLElement | null
}

const keep = (event: Event) => event.preventDefault()

/** What an open dialog consists of. */
export function DialogBox({ title, description, children, stays, onClose, opener }: Props) {
  const giveFocusBack = (event: Event) => {
    if (!opener) return
    event.preventDefault()
    opener.focus()
  }
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-night/50" />
        <Radix.Content
          {...(!description && { 'aria-describedby': undefined })}
          {...(stays && { onEscapeKeyDown: keep, onInteractOutside: keep })}
          onCloseAutoFocus={giveFocusBack}
          className="fixed inset-x-0 bottom-0 z-40 max-h-[90dvh] animate-rise overflow-y-auto rounded-t-card bg-surface p-6 shadow-lift sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-full sm:max-w-lg sm:-translate-1/2 sm:rounded-card"
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="font-semibold text-xl">{title}</Radix.Title>
            {!stays && (
              <Radix.Close
                aria-label="Close"
                className="-m-2 grid size-11 place-items-center rounded-control text-quiet hover:bg-sunken"
              >
                <X className="size-5" aria-hidden />
              </Radix.Close>
            )}
          </div>
          {description && <Radix.Description className="mt-1 text-quiet">{description}</Radix.Description>}
          <div className="mt-4">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
