export { bookingSite, prefilledLink } from './links/prefilledLink'
export { mailBroken } from './sync/markBroken'
export { pushConnections } from './sync/pushConnections'
