import { hydrate } from '../hydrate'
import { Security } from './Security'

hydrate(<Security />)
