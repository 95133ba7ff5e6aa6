import { hydrate } from '../hydrate'
import { Privacy } from './Privacy'

hydrate(<Privacy />)
