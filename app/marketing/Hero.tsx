import { ArrowRight } from 'lucide-react'
import { PLANS, SOLD_PLANS } from '../../contract/plans'
import { Button } from '../components/Button'
import { AtWork } from './AtWork'
import { useCheckout } from './useCheckout'

const popular = SOLD_PLANS.find((plan) => plan.mostPopular) ?? PLANS.business

export function Hero() {
  const { opening, checkOut } = useCheckout()
  return (
    <section className="mx-auto grid max-w-page items-center gap-12 px-4 pt-12 pb-16 sm:px-6 md:pt-14 md:pb-20 lg:grid-cols-[1.1fr_1fr]">
      <div>
        <h1 className="max-w-2xl font-display font-extrabold text-4xl leading-[1.05] tracking-tight sm:text-5xl lg:text-6xl">
          The front desk that never goes home
        </h1>
        <p className="mt-6 max-w-xl text-lg text-quiet sm:text-xl">
          Deskbell sits on your website, answers what people ask about your services, hours and prices, and hands you
          their name and number. At lunch, at night, with both your hands full.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button size="large" disabled={opening !== undefined} onClick={() => checkOut(popular.id)}>
            {opening ? 'Opening…' : `Try it free for ${popular.trialDays} days`}
          </Button>
          <Button asChild variant="quiet" size="large" className="max-sm:px-1">
            <a href="#demo">
              See it answer
              <ArrowRight className="size-5" aria-hidden />
            </a>
          </Button>
        </div>
        <p className="mt-4 text-quiet">For garages, salons, dentists, plumbers, law offices. Cancel any time.</p>
      </div>
      <AtWork />
    </section>
  )
}
