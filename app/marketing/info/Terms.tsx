import { formatPrice, PLANS, SOLD_PLANS } from '../../../contract/plans'
import { linkLook } from '../../components/linkLook'
import { InfoArticle, Part, Points } from './InfoArticle'
import { Operator } from './Operator'

const PRICES = SOLD_PLANS.map((plan) => `${plan.name} ${formatPrice(plan)}`).join(', ')

export function Terms() {
  return (
    <InfoArticle title="Terms" intro="What you get, what it costs, and what we ask of you.">
      <Part title="Between you and us">
        <p>These terms are between your business and the company that runs this site:</p>
        <Operator />
      </Part>
      <Part title="What you get">
        <p>
          A chat for your website that answers from what you tell it, takes people’s details and bookings, and passes
          them to you. What each plan includes is on{' '}
          <a href="/pricing" className={linkLook}>
            the pricing page
          </a>
          .
        </p>
      </Part>
      <Part title="Trial, price and cancellation">
        <Points>
          <li>
            The first {PLANS.starter.trialDays} days are free, once per customer. Cancel in that time and you pay
            nothing.
          </li>
          <li>After that you pay each month in advance, through Stripe, in US dollars: {PRICES}.</li>
          <li>
            Cancel anytime under “Plan and billing.” You keep your plan until the end of the month you’ve paid for.
          </li>
          <li>
            For 30 days after your plan ends, the chat keeps answering straight from your website, hours, prices and
            saved answers, and it still takes leads. Then it’s turned off. Your data stays until you delete your
            account.
          </li>
          <li>
            Going over your plan’s conversation limit costs nothing extra: for the rest of the month, replies come only
            from your website, hours, prices and saved answers.
          </li>
        </Points>
      </Part>
      <Part title="What we ask of you">
        <Points>
          <li>Put the chat only on websites you own or manage.</li>
          <li>Give it correct information, and keep prices and hours up to date.</li>
          <li>
            Tell your visitors how you handle what they write, as your local laws require. The chat can show your
            privacy note and link to your privacy page.
          </li>
          <li>Don’t use it to mislead people, to send email they didn’t ask for, or to break into anything.</li>
          <li>Keep your login to yourself, and give each person on your team their own.</li>
        </Points>
      </Part>
      <Part title="About the replies">
        <p>
          Replies are written by a computer from what you told it, and they can be wrong. They aren’t medical, legal or
          other professional advice, and the chat isn’t an emergency line. You can read every conversation and correct
          the chat’s answers.
        </p>
      </Part>
      <Part title="Your data">
        <p>
          What you enter and what your visitors write is yours. We use it to run the service for you and for nothing
          else; see our{' '}
          <a href="/privacy" className={linkLook}>
            privacy page
          </a>
          . You can take it with you, or delete it, at any time.
        </p>
      </Part>
      <Part title="When something fails">
        <p>
          We can’t promise that the service will never go down. It’s built so that leads aren’t lost when part of it
          fails, and we fix what breaks as fast as we can.
        </p>
      </Part>
    </InfoArticle>
  )
}
