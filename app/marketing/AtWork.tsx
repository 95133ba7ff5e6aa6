import { ConciergeBell, Phone } from 'lucide-react'
import { Card } from '../components/Card'
import { HERO_DIALOGUE, HERO_LEAD } from '../content/heroDialogue'
import { Bubble } from './Bubble'

/** A question after hours on the left, and what the owner finds in the morning. */
export function AtWork() {
  return (
    <figure className="mx-auto w-full max-w-md">
      <div className="rounded-card border border-line bg-surface shadow-lift">
        <div className="flex items-center gap-3 rounded-t-card bg-brand px-5 py-3 text-white">
          <span className="grid size-9 place-items-center rounded-full bg-white font-bold text-night">H</span>
          <div className="leading-tight">
            <p className="font-semibold">Harbor Street Garage</p>
            <p className="text-sm">Tuesday, 9:42 pm. The shop is closed.</p>
          </div>
        </div>
        <div className="grid gap-2 px-4 pt-4 pb-13">
          {HERO_DIALOGUE.map(({ by, text }) => (
            <Bubble key={text} by={by}>
              {text}
            </Bubble>
          ))}
        </div>
      </div>
      <Card highlighted className="-mt-9 mr-4 ml-8">
        <p className="flex items-center gap-2 font-semibold text-brass-ink text-sm">
          <ConciergeBell className="size-4" aria-hidden />
          New lead, 9:44 pm
        </p>
        <p className="mt-1.5 font-semibold text-lg leading-tight">{HERO_LEAD.name}</p>
        <p className="whitespace-pre-line text-quiet">{HERO_LEAD.message}</p>
        <p className="mt-2 inline-flex items-center gap-2 font-semibold text-link">
          <Phone className="size-4" aria-hidden />
          {HERO_LEAD.phone}
        </p>
      </Card>
      <figcaption className="sr-only">
        After closing time, a visitor asks a garage about brakes, gets the price right away, and leaves her number.
      </figcaption>
    </figure>
  )
}
