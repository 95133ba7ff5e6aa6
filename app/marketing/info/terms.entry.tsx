import { hydrate } from '../hydrate'
import { Terms } from './Terms'

hydrate(<Terms />)
