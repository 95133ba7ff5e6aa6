import { Slot } from 'radix-ui'
import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useRef, useState } from 'react'
import { whenAtRest } from '../lib/whenAtRest'

type Props = {
  /** The element that opens it; absent if `open` is controlled. */
  trigger?: ReactNode
  title: string
  description?: string
  children: ReactNode
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** For what is shown only once, such as a key: a button of the dialog closes it, no slip of a finger. */
  stays?: boolean
}

const load = () => import('./DialogBox')
const DialogBox = lazy(async () => ({ default: (await load()).DialogBox }))
const Closing = createContext<() => void>(() => undefined)

/** A dialog: a bottom sheet on phones, a box elsewhere. Its library is large, and loaded when the page is idle or it is opened. */
export function Dialog({ trigger, title, description, children, stays = false, open, onOpenChange }: Props) {
  const [wasOpened, setOpened] = useState(false)
  const opener = useRef<HTMLElement>(null)
  const isOpen = open ?? wasOpened
  const turn = (isTurnedOpen: boolean) => {
    setOpened(isTurnedOpen)
    onOpenChange?.(isTurnedOpen)
  }
  useEffect(() => whenAtRest(load), [])
  return (
    <>
      {trigger && (
        <Slot.Root ref={opener} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => turn(!isOpen)}>
          {trigger}
        </Slot.Root>
      )}
      {isOpen && (
        <Suspense>
          <DialogBox
            title={title}
            description={description}
            stays={stays}
            onClose={() => turn(false)}
            {...(trigger && { opener: opener.current })}
          >
            <Closing value={() => turn(false)}>{children}</Closing>
          </DialogBox>
        </Suspense>
      )}
    </>
  )
}

/** Closes the dialog around it when its child, such as a button, is pressed. */
export function DialogClose({ children }: { children: ReactNode }) {
  const close = useContext(Closing)
  return <Slot.Root onClick={close}>{children}</Slot.Root>
}
