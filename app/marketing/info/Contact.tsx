import { linkLook } from '../../components/linkLook'
import { InfoArticle, Part } from './InfoArticle'
import { Operator } from './Operator'

export function Contact() {
  return (
    <InfoArticle title="Contact" lead="A person reads what you send.">
      <Part title="Who we are">
        <Operator />
      </Part>
      <Part title="Thinking about Deskbell?">
        <p>
          Tell us about your business in{' '}
          <a href="/#quote" className={linkLook}>
            the quote form
          </a>
          . Leave an email address or a phone number, whichever you’d rather be reached at.
        </p>
      </Part>
      <Part title="Already with us?">
        <p>
          <a href="/login" className={linkLook}>
            Log in
          </a>{' '}
          and press “Contact support”. We see which account it’s about, and the answer comes by email. Can’t log in?{' '}
          <a href="/recovery" className={linkLook}>
            Reset your password
          </a>
          .
        </p>
      </Part>
      <Part title="Wrote to a business in its chat?">
        <p>
          That business has your message, so please ask them: about an appointment, about a price, or to see or delete
          what you left. They can take care of it from their own dashboard.
        </p>
      </Part>
    </InfoArticle>
  )
}
