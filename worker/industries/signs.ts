import type { Next, Sign } from './industry'
import arrest from './signs/arrest.json'
import body from './signs/body.json'
import car from './signs/car.json'
import carbonMonoxide from './signs/carbon-monoxide.json'
import dental from './signs/dental.json'
import electric from './signs/electric.json'
import fire from './signs/fire.json'
import gas from './signs/gas.json'
import hanging from './signs/hanging.json'
import loss from './signs/loss.json'
import pet from './signs/pet.json'
import roof from './signs/roof.json'
import selfHarm from './signs/self-harm.json'
import served from './signs/served.json'
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
  hanging,
  served,
  pet,
  loss,
}

/**
 * The signs by name. Gas: leave, touch nothing electric, call from outside (US PHMSA, UK HSE). Carbon monoxide: fresh air, call (US
 * CDC). The body: the emergency number at once (American Heart Association). A tooth knocked out: in milk (American Association of
 * Endodontists). `pet` is the body of an animal; `loss` is no danger: it is condoled.
 */
export const SIGNS = new Map<string, Sign>(
  Object.entries(files).map(([name, file]) => [name, { ...file, next: file.next as Next }]),
)

/** Looked for whatever the business does, in this order. */
export const EVERYWHERE = ['self-harm', 'body', 'fire', 'gas', 'carbon-monoxide', 'electric', 'violence', 'hanging']
