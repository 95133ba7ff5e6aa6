export { closePausedScreens, closeScreens } from './closeScreens'
export { listTeam } from './listTeam'
export { addressesOfTeam } from './store'
