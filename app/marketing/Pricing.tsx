import { linkLook } from '../components/linkLook'
import { Comparison } from './Comparison'
import { MarketingPage } from './MarketingPage'
import { Questions } from './Questions'
import { Section } from './Section'
import { Tiers } from './Tiers'

export function Pricing() {
  return (
    <MarketingPage>
      <div className="mx-auto max-w-page px-4 pt-12 pb-16 sm:px-6 md:pt-20 md:pb-24">
        <h1 className="font-display font-extrabold text-4xl tracking-tight sm:text-5xl">Pricing</h1>
        <p className="mt-3 max-w-measure text-lg text-quiet">One flat monthly price. No setup fee, no contract.</p>
        <h2 className="sr-only">Plans</h2>
        <div className="mt-10">
          <Tiers />
        </div>
      </div>
      <Section sunken title="Side by side" intro="Every plan includes everything in Starter.">
        <Comparison />
        <p className="mt-4 max-w-measure text-quiet">
          Each line links to that feature; some open only once you’re logged in. You can{' '}
          <a href="/#demo" className={linkLook}>
            try the chat
          </a>{' '}
          right now.
        </p>
      </Section>
      <Questions />
    </MarketingPage>
  )
}
