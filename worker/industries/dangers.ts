import arrest from './dangers/arrest.json'
import body from './dangers/body.json'
import car from './dangers/car.json'
import carbonMonoxide from './dangers/carbon-monoxide.json'
import dental from './dangers/dental.json'
import electric from './dangers/electric.json'
import fire from './dangers/fire.json'
import gas from './dangers/gas.json'
import hanging from './dangers/hanging.json'
import hotCar from './dangers/hot-car.json'
import legalAdvice from './dangers/legal-advice.json'
import loss from './dangers/loss.json'
import medicine from './dangers/medicine.json'
import pet from './dangers/pet.json'
import roof from './dangers/roof.json'
import selfHarm from './dangers/self-harm.json'
import served from './dangers/served.json'
import violence from './dangers/violence.json'
import water from './dangers/water.json'
import type { Next, Sign } from './industry'

/** Where a message shows several, the first of these is met. */
const files = {
  'self-harm': selfHarm,
  'hot-car': hotCar,
  body,
  fire,
  gas,
  'carbon-monoxide': carbonMonoxide,
  electric,
  violence,
  hanging,
  medicine,
  dental,
  car,
  roof,
  water,
  arrest,
  served,
  pet,
  loss,
  'legal-advice': legalAdvice,
}

/**
 * The signs by name. Gas: leave, touch nothing electric, call from outside (US PHMSA, UK HSE). Carbon monoxide: fresh air, call (US
 * CDC). The body: the emergency number at once (American Heart Association). A tooth knocked out: in milk (American Association of
 * Endodontists). `pet` is the body of an animal; `loss` is no danger: it is condoled; nor is `legal-advice`, which only a lawyer may give. `medicine`
 * asks for what only a doctor, a vet or a pharmacist may say.
 */
export const DANGERS = new Map<string, Sign>(
  Object.entries(files).map(([name, file]) => [name, { ...file, next: file.next as Next } as Sign]),
)

/** Looked for whatever the business does. */
export const EVERYWHERE = [...DANGERS].flatMap(([name, { isEverywhere }]) => (isEverywhere ? [name] : []))
