export { auditOwed, recordAudit } from './audit/auditOwed'
export { type AuditEvent, auditRow, auditRowIf, newAuditRow } from './audit/auditRow'
export { everyAuditEntry } from './audit/listAudit'
export { createOperator } from './createOperator'
export { deletedMail } from './deletion/mails'
export { deleteAllSessions, deleteCustomer, findDueForDeletion } from './deletion/store'
export { describeDevice } from './devices/describeDevice'
export { deviceKey } from './devices/deviceKey'
export { insertDeviceIf } from './devices/store'
export { notSignedIn, registrationLinkInvalid, twoStepIsOff } from './errors'
export { asksTooOften, isPaused } from './guard/asksTooOften'
export { takeAskersAttempt } from './guard/takeAskersAttempt'
export { takeAttempt } from './guard/takeAttempt'
export { takeCall } from './guard/takeCall'
export { takeOfHour } from './guard/takeOfHour'
export { ownerEmail } from './ownerEmail'
export { askForReset } from './passwords/askForReset'
export { assertStrong } from './passwords/assertStrong'
export { changePassword } from './passwords/changePassword'
export { confirmPassword } from './passwords/confirmPassword'
export { resetPassword } from './passwords/resetPassword'
export { sendResetLink } from './passwords/sendResetLink'
export { sendPauseMail } from './pause/sendPauseMail'
export { assertRole } from './people/assertRole'
export { endAccessOf } from './people/endAccess'
export { firstNameOf } from './people/firstName'
export { listPeople } from './people/listPeople'
export { ownerOf } from './people/person'
export { findPaused, hasFreeSeat, seatsOf } from './people/seats/store'
export { findCredentials, findPersonByEmail, isNobodysEmail, type MemberRow } from './people/store'
export { type CustomerPlan, planOf } from './planOf'
export {
  registrationLinkOfPurchase,
  sendRegistrationLink,
  verifyRegistrationLink,
} from './registration/registrationLinks'
export { completionStatements } from './registration/store'
export { forgetCachedSessions } from './sessionCache'
export { authenticate, prepareSession } from './sessions'
export { accessOf, listSessions } from './signedInSessions'
export {
  type CustomerRow,
  deleteExpiredSessionsAndLinks,
  findCustomer,
  findCustomerByApiKey,
  findCustomerByEmail,
  insertSessionIf,
  tokensOf,
} from './store'
export { resetTwoStepOf } from './twoStep/resetTwoStep'
export { findWithTwoSteps } from './twoStep/store'
