export { deleteDueAccounts } from './deletion/deleteDueAccounts'
export { outboxHandlers } from './outboxHandlers'
export { deleteExpired } from './privacy/applyRetention'
export { seedDemo } from './seed/seedDemo'
