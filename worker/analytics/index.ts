export { recountDue } from './counting/recountSlots'
export { mailTrialReports } from './report/mailTrialReports'
export { mailWeeklyReports } from './report/mailWeeklyReports'
