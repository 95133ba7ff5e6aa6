import { Points } from './InfoArticle'
import { IfSet, IfUnset } from './Setting'

/** Who gets data from us, and for what. */
export const Processors = () => (
  <>
    <p>We don’t sell any of this data. These companies get only what they need to do their part:</p>
    <Points>
      <li>Cloudflare runs the service, stores the data and sends our emails.</li>
      <li>
        <IfUnset name="AI_BASE_URL">
          If a language model writes the replies, it runs on Cloudflare, too. It gets the conversation and what the
          business says about itself.
        </IfUnset>
        <IfSet name="AI_BASE_URL">
          The language model that writes the replies is run by another provider; ask us which. It gets the conversation
          and what the business says about itself.
        </IfSet>
      </li>
      <li>Stripe takes the payments. Card numbers go to Stripe and never reach us.</li>
      <li>
        Google, Microsoft or Calendly gets the bookings and the times that are taken, if a business connects its
        calendar there.
      </li>
      <li>
        Apple, Google, Mozilla or Microsoft gets each notification, encrypted for that person’s device, if someone turns
        on notifications.
      </li>
      <li>Other services that a business connects itself, through the API or a webhook.</li>
    </Points>
  </>
)
