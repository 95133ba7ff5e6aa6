export { decide } from './act/decide'
export type { Answer, Answerer, BookedVisit, BookingMessage, BookingTurn, VisitorPage } from './answerer'
export { answerWhole } from './answerWhole'
export { askModel } from './askModel'
export { businessPhone } from './businessPhone'
export { chooseAnswerer, factsAnswerer } from './chooseAnswerer'
export { asksIfBooked } from './speak/withoutModel/asked/asksIfBooked'
export { calledBy } from './speak/withoutModel/manners/details'
export {
  type AskedTime,
  type BookingTalk,
  type ContactDetails,
  type ConversationState,
  type Matter,
  NEW_CONVERSATION,
  wentWrong,
} from './state'
export { asksOutright, clausesOf, questionStart } from './understand/asksIn'
export { isGivenName } from './understand/details/names'
export { ownName } from './understand/details/ownName'
export { placesIn } from './understand/details/places'
export { isBareDetail } from './understand/isBareDetail'
export { isTelling } from './understand/isTelling'
export { isLead } from './understand/missingOf'
export { quickActionOf } from './understand/quickAction'
export { remember } from './understand/remember'
export { saysNeed } from './understand/saysNeed'
export { wordFor } from './understand/spelledOut'
export { understand } from './understand/understand'
export type { Understood } from './understand/understood'
