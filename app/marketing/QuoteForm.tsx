import { Button } from '../components/Button'
import { Card } from '../components/Card'
import { StepList } from '../components/StepList'
import { TextArea } from '../components/TextArea'
import { TextField } from '../components/TextField'
import { QUOTE_NOTICE } from './quoteNotice'
import { Section } from './Section'
import { useQuoteForm } from './useQuoteForm'

const NEXT = [
  { title: 'We read it', text: 'A real person does, and asks if anything isn’t clear.' },
  { title: 'You get a price', text: 'The plan that fits, and what it takes to get set up.' },
  { title: 'You try it first', text: 'On your own site, with your own services and prices.' },
]

export function QuoteForm() {
  const { state, errors, submit, prepare } = useQuoteForm()
  return (
    <Section
      id="quote"
      title="Get Your Quote"
      intro="Tell us about your business. A real person reads it and replies within one business day."
    >
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_20rem] lg:gap-20">
        <Card className="max-md:p-4">
          {state === 'sent' ? (
            <p role="status" className="py-8 text-center text-lg">
              Thank you! We've received your information and will be in touch shortly.
            </p>
          ) : (
            <form noValidate className="grid gap-3 md:gap-5" onFocus={prepare} onSubmit={submit}>
              <TextField label="Full Name" name="name" mark="required" autoComplete="name" error={errors.name} />
              <div className="grid gap-3 sm:grid-cols-2 md:gap-5">
                <TextField
                  label="Email Address"
                  name="email"
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  error={errors.email}
                />
                <TextField
                  label="Phone Number"
                  name="phone"
                  type="tel"
                  inputMode="tel"
                  autoComplete="tel"
                  error={errors.phone}
                />
              </div>
              <p className="-mt-2 text-quiet md:-mt-3 text-sm">Either email or phone is enough.</p>
              <TextArea label="Project Details" name="projectDetails" rows={3} error={errors.projectDetails} />
              {/* People don't see it: what fills it is a program. */}
              <input className="invisible absolute" name="homepage" tabIndex={-1} autoComplete="off" aria-hidden />
              <p className="text-quiet text-sm">{QUOTE_NOTICE}</p>
              <Button type="submit" variant="secondary" disabled={state === 'sending'}>
                {state === 'sending' ? 'Sending…' : 'Get my quote'}
              </Button>
              <p className="hidden text-quiet noscript:block">
                This form and the chat both need JavaScript. Please turn it on.
              </p>
            </form>
          )}
        </Card>
        <div className="max-lg:hidden">
          <StepList steps={NEXT} />
        </div>
      </div>
    </Section>
  )
}
