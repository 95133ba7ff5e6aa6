import { ArrowRight } from 'lucide-react'
import { formatPrice, PLANS } from '../../contract/plans'
import { Button } from '../components/Button'
import { AtWork } from './AtWork'
import { useCheckout } from './useCheckout'

/** Whoever only wants to try isn't sent to a dearer plan. */
const tried = PLANS.starter

export function Hero() {
  const { isBusy, stateOf, checkOut } = useCheckout()
  return (
    <section className="mx-auto grid max-w-page items-center gap-7 px-4 pt-5 pb-4 sm:px-6 md:gap-12 md:pt-14 md:pb-20 lg:grid-cols-[1.1fr_1fr]">
      <div>
        <h1 className="max-w-2xl font-display font-extrabold text-4xl leading-[1.05] tracking-tight sm:text-5xl lg:text-6xl">
          The front desk that never goes home
        </h1>
        <p className="mt-4 max-w-xl md:mt-6 md:text-lg text-quiet sm:text-xl">
          Deskbell sits on your website, answers what people ask about your services, hours and prices, and hands you
          their name and number. At lunch, at night, when your hands are full.
        </p>
        <div className="mt-6 flex md:mt-8 flex-wrap gap-2 sm:gap-3">
          <Button size="large" className="max-sm:px-4" disabled={isBusy} onClick={() => checkOut(tried.id)}>
            {stateOf(tried.id) ?? `Try it free for ${tried.trialDays} days`}
          </Button>
          <Button asChild variant="quiet" size="large" className="max-sm:px-1">
            <a href="#demo">
              See it in action
              <ArrowRight className="size-5 max-sm:hidden" aria-hidden />
            </a>
          </Button>
        </div>
        <p className="mt-3 font-semibold max-sm:text-sm md:mt-4">
          Free for {tried.trialDays} days, then {formatPrice(tried)} a month. Cancel anytime.
        </p>
        <p className="mt-0.5 text-quiet max-sm:text-sm md:mt-1">
          You’ll need a card. Nothing is charged during the trial.
        </p>
        <p className="mt-0.5 text-quiet max-sm:text-sm md:mt-1">
          For garages, salons, dentists, plumbers, law offices.
        </p>
      </div>
      <AtWork />
    </section>
  )
}
