export { deleteDueAccounts } from './deletion/deleteDueAccounts'
export { sendDigests } from './digest/sendDigests'
export { outboxHandlers } from './outboxHandlers'
export { seedDemo } from './seed/seedDemo'
