import type { Next, Sign } from './industry'
import arrest from './signs/arrest.json'
import body from './signs/body.json'
import car from './signs/car.json'
import carbonMonoxide from './signs/carbon-monoxide.json'
import dental from './signs/dental.json'
import electric from './signs/electric.json'
import fire from './signs/fire.json'
import gas from './signs/gas.json'
import roof from './signs/roof.json'
import selfHarm from './signs/self-harm.json'
import violence from './signs/violence.json'
import water from './signs/water.json'

const files = {
  'self-harm': selfHarm,
  body,
  dental,
  car,
  fire,
  electric,
  'carbon-monoxide': carbonMonoxide,
  gas,
  roof,
  water,
  violence,
  arrest,
}

/**
 * The signs by name. Gas: leave, touch nothing electric, call from outside (US PHMSA, UK HSE). Carbon monoxide: fresh air, call (US
 * CDC). The body: the emergency number at once (American Heart Association). A tooth knocked out: in milk (American Association of
 * Endodontists).
 */
export const SIGNS = new Map<string, Sign>(
  Object.entries(files).map(([name, file]) => [name, { ...file, next: file.next as Next }]),
)

/** Looked for whatever the business does, in this order. */
export const EVERYWHERE = ['self-harm', 'body', 'fire', 'gas', 'carbon-monoxide', 'electric', 'violence']
