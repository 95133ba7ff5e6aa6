export { deliverByMail, deliverByPush } from './deliveries/deliver'
export { deliveriesOfLead, everyDelivery } from './deliveries/listDeliveries'
export {
  deleteOldDeliveries,
  findDueGroups,
  findDueOf,
  type HeldGroup,
  holdLonger,
  peopleToldOf,
  removeSomeDeliveries,
  setNoLongerHeld,
} from './deliveries/store'
export { channelsOf, type Notice, tell } from './deliveries/tell'
export { type Person, peopleOf } from './people'
export { nextDigest, readPreferences } from './preferences/preferences'
export { quietUntil } from './preferences/quietHours'
export { findDueDigests, setNextDigest } from './preferences/store'
export { listDevices } from './push/devices'
export { isReachable, type Reach, reachOf } from './reach'
export { type Rules, readRules } from './rules/readRules'
