export { recountDue } from './counting/recountSlots'
