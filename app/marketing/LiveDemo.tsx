import { ConciergeBell } from 'lucide-react'
import { Button } from '../components/Button'
import { toast } from '../lib/toasts'
import { Section } from './Section'

declare global {
  interface Window {
    /** Put there by the widget's launcher, which this page carries as an owner's site does. */
    Deskbell?: { open: () => void }
  }
}

const QUESTIONS = [
  'What are your hours?',
  'how much is an oil change',
  'Do you work on electric cars?',
  'Can I come in on Saturday?',
]

export function LiveDemo() {
  const open = () => {
    if (window.Deskbell) window.Deskbell.open()
    else toast({ title: 'The chat is still on its way', description: 'Give it a second and press again.' })
  }
  return (
    <Section
      id="demo"
      sunken
      title="Ring the bell"
      lead="This page runs the real thing, for a made-up garage on Harbor Street. Ask it anything that you would ask a garage."
    >
      <div className="grid items-center gap-8 md:grid-cols-2">
        <ul className="grid justify-items-start gap-3">
          {QUESTIONS.map((question) => (
            <li key={question} className="rounded-card rounded-bl-sm bg-brand-tint px-5 py-3 text-lg even:ml-6">
              “{question}”
            </li>
          ))}
        </ul>
        <div>
          <Button size="large" onClick={open}>
            <ConciergeBell className="size-5" aria-hidden />
            Try the live demo
          </Button>
          <p className="mt-4 max-w-sm text-quiet">
            Or press the round button in the corner, as your own customers would. The garage is invented; the answers
            are not scripted.
          </p>
        </div>
      </div>
    </Section>
  )
}
