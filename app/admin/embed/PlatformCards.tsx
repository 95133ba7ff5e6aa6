import { Card } from '../../components/Card'
import { TextLink } from '../../components/TextLink'

const PLATFORMS = [
  {
    name: 'Shopify',
    text: 'Online Store → Themes → … → Edit code. Open theme.liquid, paste just before </body> and save.',
  },
  {
    name: 'WordPress',
    text: 'Paste it into a plugin for footer code, such as WPCode (Code Snippets → Header & Footer → Footer), and save.',
  },
  {
    name: 'Wix',
    text: 'Settings → Custom Code → Add Custom Code. Paste, pick All pages and Body - end, then Apply. Needs a site with its own domain.',
  },
  {
    name: 'Any other site',
    text: 'Paste it just before </body> in the layout that all your pages share, then publish your site.',
  },
]

export function PlatformCards({ apiKey }: { apiKey: string }) {
  return (
    <Card>
      <h2 className="font-semibold text-lg">Where it goes</h2>
      <ul className="mt-4 grid items-start gap-3 sm:grid-cols-2">
        {PLATFORMS.map(({ name, text }) => (
          <li key={name}>
            <details className="rounded-control border border-line px-4">
              <summary className="flex min-h-12 cursor-pointer items-center rounded-control font-semibold">
                {name}
              </summary>
              <p className="pb-4 text-quiet text-sm">{text}</p>
            </details>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <TextLink to={`/instructions?api_key=${encodeURIComponent(apiKey)}`}>Step-by-step instructions</TextLink>
      </p>
    </Card>
  )
}
