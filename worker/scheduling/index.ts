export { mailBroken } from './sync/markBroken'
export { pushConnections } from './sync/pushConnections'
