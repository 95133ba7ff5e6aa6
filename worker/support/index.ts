export { everySupportRequest } from './listRequests'
export { notifyOperator } from './notifyOperator'
