import { hydrate } from './hydrate'
import { Landing } from './Landing'

hydrate(<Landing />)
