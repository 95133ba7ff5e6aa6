import { SendHorizontal } from 'lucide-react'
import { Bubble } from '../Bubble'

/** Overlaps the frame's top edge. */
export const PhoneShown = () => (
  <div className="mx-auto -mt-13 w-68 max-w-full rounded-b-[28px] border-[6px] border-night border-t-0 bg-surface">
    <div className="flex flex-col gap-2.5 px-3 pt-8 pb-4">
      <Bubble by="desk">We’re open 8 am – 2 pm on Saturday.</Bubble>
      <Bubble by="visitor">great, can someone call me before noon?</Bubble>
      <div className="mt-1 flex items-center justify-between rounded-control border border-outline px-3 py-2 text-quiet">
        Message
        <SendHorizontal className="size-5 text-brand" />
      </div>
    </div>
  </div>
)
