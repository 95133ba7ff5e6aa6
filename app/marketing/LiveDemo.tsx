import { ArrowRight, ConciergeBell } from 'lucide-react'
import { Button } from '../components/Button'
import { toast } from '../lib/toasts'
import { askInChat } from './askInChat'
import { Section } from './Section'

const QUESTIONS = [
  'What are your hours?',
  'Can I come in on Saturday?',
  'How much is an oil change?',
  'Do you work on electric cars?',
]

function ask(question?: string) {
  if (askInChat(question)) return
  toast({ title: 'The chat is still loading', description: 'Give it a second and try again.' })
}

export function LiveDemo() {
  return (
    <Section
      id="demo"
      sunken
      title="Ring the bell"
      intro="This is the real thing, answering for Harbor Street Garage. The garage is made up; the answers aren’t scripted."
    >
      <div className="grid items-start gap-4 md:grid-cols-[1fr_auto] lg:gap-20">
        <div>
          <h3 className="font-semibold text-lg max-md:sr-only">Ask the garage</h3>
          <ul className="flex flex-wrap gap-1.5 md:mt-4 md:gap-3">
            {QUESTIONS.map((question) => (
              <li key={question}>
                <Button
                  variant="secondary"
                  className="max-md:px-2 max-md:text-sm md:text-lg"
                  onClick={() => ask(question)}
                >
                  {question}
                  <ArrowRight className="size-5 text-link max-md:hidden" aria-hidden />
                </Button>
              </li>
            ))}
          </ul>
        </div>
        <div className="md:max-w-72">
          <h3 className="font-semibold text-lg max-md:hidden">Or ask in your own words</h3>
          <Button variant="secondary" size="large" className="max-md:w-full md:mt-4" onClick={() => ask()}>
            <ConciergeBell className="size-5 text-brass" aria-hidden />
            Try the live demo
          </Button>
          <p className="mt-4 text-quiet max-md:hidden">
            The round button in the corner opens it too, just like on your site.
          </p>
        </div>
      </div>
    </Section>
  )
}
