import { PLANS } from '../../contract/plans'
import { linkLook } from '../components/linkLook'
import { Alternatives } from './Alternatives'
import { Features } from './Features'
import { Hero } from './Hero'
import { LiveDemo } from './LiveDemo'
import { MarketingPage } from './MarketingPage'
import { Morning } from './Morning'
import { Products } from './Products'
import { Questions } from './Questions'
import { QuoteForm } from './QuoteForm'
import { Section } from './Section'
import { Statistics } from './Statistics'
import { Tiers } from './Tiers'
import { WhyUs } from './WhyUs'

export function Landing() {
  return (
    <MarketingPage>
      <Hero />
      <LiveDemo />
      <Morning />
      <Features />
      <Statistics />
      <WhyUs />
      <Alternatives />
      <Products />
      <Section
        id="pricing"
        sunken
        title="What it costs"
        intro={`${PLANS.starter.trialDays} days free, then one flat monthly price. One new customer can pay for it.`}
      >
        <Tiers isAside />
        <p className="mt-4 md:mt-8">
          <a href="/pricing" className={linkLook}>
            Compare the plans side by side
          </a>
        </p>
      </Section>
      <Questions />
      <QuoteForm />
    </MarketingPage>
  )
}
