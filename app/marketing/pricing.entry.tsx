import { hydrate } from './hydrate'
import { Pricing } from './Pricing'

hydrate(<Pricing />)
