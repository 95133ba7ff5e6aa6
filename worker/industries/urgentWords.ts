import type { Next, Sign } from './industry'
import arrest from './urgentWords/arrest.json'
import body from './urgentWords/body.json'
import car from './urgentWords/car.json'
import carbonMonoxide from './urgentWords/carbon-monoxide.json'
import dental from './urgentWords/dental.json'
import electric from './urgentWords/electric.json'
import fire from './urgentWords/fire.json'
import gas from './urgentWords/gas.json'
import hanging from './urgentWords/hanging.json'
import hotCar from './urgentWords/hot-car.json'
import legalAdvice from './urgentWords/legal-advice.json'
import loss from './urgentWords/loss.json'
import medicine from './urgentWords/medicine.json'
import pet from './urgentWords/pet.json'
import roof from './urgentWords/roof.json'
import selfHarm from './urgentWords/self-harm.json'
import served from './urgentWords/served.json'
import violence from './urgentWords/violence.json'
import water from './urgentWords/water.json'

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
export const URGENT_WORDS = new Map<string, Sign>(
  Object.entries(files).map(([name, file]) => [name, { ...file, next: file.next as Next } as Sign]),
)

/** Looked for whatever the business does. */
export const EVERYWHERE = [...URGENT_WORDS].flatMap(([name, { isEverywhere }]) => (isEverywhere ? [name] : []))
