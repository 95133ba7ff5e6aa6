export { everyVisit } from './visits'
