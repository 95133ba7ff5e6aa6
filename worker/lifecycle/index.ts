export { deleteDueAccounts } from './deletion/deleteDueAccounts'
export { outboxHandlers } from './outboxHandlers'
export { seedDemo } from './seed/seedDemo'
