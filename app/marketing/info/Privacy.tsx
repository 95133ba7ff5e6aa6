import { linkLook } from '../../components/linkLook'
import { InfoArticle, Part, Points } from './InfoArticle'
import { Operator } from './Operator'
import { Processors } from './Processors'
import { IfSet, IfUnset } from './Setting'

export function Privacy() {
  return (
    <InfoArticle title="Privacy" intro="What Deskbell stores, for how long, and who else sees it.">
      <Part title="Who is responsible">
        <p>
          Each business that uses Deskbell is responsible for what people write in its chat; we store and process it for
          that business. For this site, and for the businesses’ accounts, that’s us:
        </p>
        <Operator />
      </Part>
      <Part title="If you write in a business’s chat">
        <p>
          The business gets what you write, and the name, email address or phone number you leave. Along with it we
          store:
        </p>
        <Points>
          <li>
            the page you wrote from, the page that led you there if your browser passes it on, and your language and
            time zone;
          </li>
          <li>the privacy note you were shown;</li>
          <li>a scrambled version of the first part of your IP address, never the whole of it.</li>
        </Points>
        <p>
          There are no cookies. Your browser keeps the conversation only until you close the tab, and only once you’ve
          opened the chat.
        </p>
        <p>
          A business keeps conversations for a year, and keeps leads until it deletes them, unless it chooses otherwise.
          To see what you left or have it deleted, ask that business. They can do both themselves.
        </p>
      </Part>
      <Part title="If you have an account">
        <Points>
          <li>
            We store your email address, your password as a hash, your plan, what you enter about your business, what we
            read on the website you give us, and how many conversations your chat has had.
          </li>
          <li>
            We keep a log of changes and logins, with the kind of device and the first part of its IP address. You can
            read it yourself.
          </li>
          <li>
            Your browser remembers that you’re logged in until you log out, and keeps a code that tells us it’s your
            device. There are no cookies here either.
          </li>
          <li>
            You can download everything. If you delete your account, you have seven days to change your mind; then
            everything is deleted.
          </li>
        </Points>
      </Part>
      <Part title="Who else sees it">
        <Processors />
      </Part>
      <Part title="On this site">
        <IfUnset name="ANALYTICS_ID">
          <p>
            Nobody tracks you here. The page where you pay loads Stripe’s form; nothing else comes from other companies’
            servers.
          </p>
        </IfUnset>
        <IfSet name="ANALYTICS_ID">
          <p>
            The home page and the pricing page load Google Analytics, which may set cookies. No other page does, and
            neither does the chat on a business’s site. The page where you pay loads Stripe’s form.
          </p>
        </IfSet>
        <p>The quote form sends us what you type. The chat on the home page belongs to a garage we made up.</p>
      </Part>
      <Part title="What stays around longer">
        <Points>
          <li>Cloudflare’s backups go back 30 days.</li>
          <li>Emails stay in the inbox they were delivered to.</li>
          <li>The usage counts we bill from stay, without names or messages.</li>
        </Points>
      </Part>
      <p>
        How all this is protected:{' '}
        <a href="/security" className={linkLook}>
          security and your data
        </a>
        .
      </p>
    </InfoArticle>
  )
}
