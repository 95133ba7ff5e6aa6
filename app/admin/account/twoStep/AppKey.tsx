import { encode } from 'uqr'
import type { TwoStepSetup } from '../../../../contract/account'
import { TextLink } from '../../../components/TextLink'

/** The quiet zone that readers of QR codes need, in modules. */
const BORDER = 4

/** The key for an authenticator app: to scan, to open on this phone, or to type. */
export function AppKey({ setup: { secret, uri } }: { setup: TwoStepSetup }) {
  const { size, data } = encode(uri, { border: BORDER })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <div className="grid gap-3">
      <p>Scan this with your authenticator app. It will show a six-digit code.</p>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="QR code with the key below"
        shapeRendering="crispEdges"
        className="mx-auto w-full max-w-52 rounded-control border border-line bg-white"
      >
        <path d={squares.join('')} fill="#000" />
      </svg>
      <p className="text-quiet text-sm">
        On this phone? <TextLink href={uri}>Open it in the app</TextLink>. Or type in this key:
      </p>
      <p
        className="wrap-anywhere rounded-control bg-sunken px-4 py-3 font-mono text-sm"
        data-testid="authenticator-key"
      >
        {secret.match(/.{1,4}/g)?.join(' ')}
      </p>
    </div>
  )
}
