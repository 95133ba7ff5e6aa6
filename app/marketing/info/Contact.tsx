import { linkLook } from '../../components/linkLook'
import { InfoArticle, Part } from './InfoArticle'
import { Operator } from './Operator'

export function Contact() {
  return (
    <InfoArticle title="Contact" intro="A real person reads every message.">
      <Part title="Who we are">
        <Operator />
      </Part>
      <Part title="Thinking about Deskbell?">
        <p>
          Tell us about your business in{' '}
          <a href="/#quote" className={linkLook}>
            the quote form
          </a>
          . Leave an email address or a phone number, whichever you prefer.
        </p>
      </Part>
      <Part title="Already with us?">
        <p>
          <a href="/login" className={linkLook}>
            Log in
          </a>{' '}
          and press “Contact support.” We’ll see which account it’s about and answer by email. Can’t log in?{' '}
          <a href="/recovery" className={linkLook}>
            Reset your password
          </a>
          .
        </p>
      </Part>
      <Part title="Wrote to a business through its chat?">
        <p>
          Your message went straight to that business, so please ask them about appointments and prices. If you’d like
          to see what you wrote or have it deleted, ask them, too. They can do both from their dashboard.
        </p>
      </Part>
    </InfoArticle>
  )
}
