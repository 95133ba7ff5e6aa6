import type { Home } from '../../../contract/home'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { Link } from '../../components/Link'
import { useFrame } from '../frame'

const WORDS: Record<NonNullable<Home['setup']>, { title: string; text: string; press: string }> = {
  begin: {
    title: 'Set up your front desk',
    text: 'It reads your website, you check what it found, and you put the chat on your site. About three minutes.',
    press: 'Set up from my website',
  },
  continue: {
    title: 'Finish setting up',
    text: 'Everything so far is saved. Pick up where you left off.',
    press: 'Continue',
  },
  install: {
    title: 'Put the chat on your site',
    text: 'The rest is set up. Copy your code, or email it to whoever takes care of your site.',
    press: 'Put it on my site',
  },
}

export function SetUpCard({ setup }: { setup: NonNullable<Home['setup']> }) {
  const { title, text, press } = WORDS[setup]
  const frame = useFrame()
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-3 lg:col-span-full">
      <div className="min-w-0 grow basis-72">
        <h2 className="font-semibold text-lg">{title}</h2>
        <p className="max-w-measure text-quiet">{text}</p>
      </div>
      <Button asChild className="max-sm:w-full">
        <Link to={`${frame}/setup`}>{press}</Link>
      </Button>
    </Card>
  )
}
