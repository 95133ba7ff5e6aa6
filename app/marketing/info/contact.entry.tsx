import { hydrate } from '../hydrate'
import { Contact } from './Contact'

hydrate(<Contact />)
