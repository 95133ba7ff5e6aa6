export { dangerIn, showsSign } from './dangerIn'
export { dangerReply } from './dangerReply'
export { emergencyNumber } from './emergencyNumber'
export { INDUSTRIES } from './industries'
