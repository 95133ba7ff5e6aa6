import { linkLook } from '../../components/linkLook'
import { InfoArticle, Part, Points } from './InfoArticle'

export function Security() {
  return (
    <InfoArticle
      title="Security and your data"
      intro="What we do to keep your customers’ details safe, and what we don’t do, in plain words."
    >
      <Part title="It’s yours">
        <Points>
          <li>Leads and conversations belong to your business. Nobody at another business can see them.</li>
          <li>Download everything as a ZIP file, whenever you like. Leads also come as a CSV file.</li>
          <li>
            You pick how long things are kept. Unless you change it, conversations stay a year, and leads stay until you
            delete them.
          </li>
          <li>If a customer asks, you can find, download or delete everything they left, in one place.</li>
        </Points>
      </Part>
      <Part title="Under lock and key">
        <Points>
          <li>Everything travels over an encrypted connection.</li>
          <li>
            Passwords and API keys are stored only as hashes. The credentials for your calendar are stored encrypted,
            and the key is kept elsewhere.
          </li>
          <li>You and everyone on your team can use two-step login, and each person can do only what you allow.</li>
          <li>You see every device that’s logged in, can log any of them out, and get an email about a new one.</li>
          <li>Password guessing is slowed down, and you can still log in on the device you always use.</li>
        </Points>
      </Part>
      <Part title="Nothing extra on your website">
        <Points>
          <li>The chat sets no cookies and loads no ads or third-party trackers.</li>
          <li>Until someone opens it, it stores nothing in their browser.</li>
          <li>Whole IP addresses are never stored.</li>
          <li>
            Do people write to your practice about their health? One switch keeps what they write out of lists, emails
            and search, and deletes it a day later.
          </li>
        </Points>
      </Part>
      <Part title="What you should know">
        <Points>
          <li>
            Everything is stored with Cloudflare, whose backups go back 30 days. After that, what you deleted is gone
            from there too.
          </li>
          <li>We can’t unsend an email that has already been delivered.</li>
          <li>
            Deskbell doesn’t come with a SOC 2 report or a HIPAA agreement. If you need either one, ask before you buy.
          </li>
          <li>
            Replies come from what you’ve told your front desk, and each is checked against it before it’s sent. That
            catches most mistakes, but not all of them. Look over the replies, and correct anything you’d say
            differently.
          </li>
        </Points>
      </Part>
      <p>
        Found a security hole?{' '}
        <a href="/contact" className={linkLook}>
          Please tell us first
        </a>
        . To find out who sees what, read our{' '}
        <a href="/privacy" className={linkLook}>
          privacy page
        </a>
        .
      </p>
    </InfoArticle>
  )
}
