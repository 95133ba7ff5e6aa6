import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'

type Props = {
  /** The element that opens it; absent if `open` is controlled. */
  trigger?: ReactNode
  title: string
  description?: string
  children: ReactNode
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** It shows what is shown once: only a button of its own closes it, no slip of a finger. */
  stays?: boolean
}

const keep = (event: Event) => event.preventDefault()

/** A dialog: a bottom sheet on phones, a box elsewhere. */
export function Dialog({ trigger, title, description, children, stays = false, open, onOpenChange }: Props) {
  const [wasOpened, setOpened] = useState(false)
  const isOpen = open ?? wasOpened
  const turn = (isTurnedOpen: boolean) => {
    setOpened(isTurnedOpen)
    onOpenChange?.(isTurnedOpen)
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={turn}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      {/* Closed, it would have the page around it rendered twice as that comes up. */}
      {isOpen && (
        <Radix.Portal>
          <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-night/50" />
          <Radix.Content
            {...(!description && { 'aria-describedby': undefined })}
            {...(stays && { onEscapeKeyDown: keep, onInteractOutside: keep })}
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
      )}
    </Radix.Root>
  )
}
export const DialogClose = Radix.Close
