export { appearanceOf, assembleProfile } from './assembleProfile'
export { assertOperator } from './assertOperator'
export { createBusiness } from './createBusiness'
export { createDemoBusiness, type SeedBusiness } from './createDemoBusiness'
export { versionNotFound, versionNotWaiting } from './errors'
export { everyFaq } from './everyFaq'
export { changeFacts, everyFacts, factsOf, readFacts } from './facts'
export { addFaq, faqRows, listFaqs } from './faqs'
export { fillGaps } from './fillGaps'
export { isSignedByBusiness } from './identitySecret'
export { businessExists, businessIdsOf, firstBusinessOf, listBusinesses } from './listBusinesses'
export { loadProfile } from './loadProfile'
export { admitSite } from './origins/admitSite'
export { frameAncestors } from './origins/frameAncestors'
export { allowReadSite, everyOrigin } from './origins/ownOrigins'
export { recordSighting } from './origins/recordSighting'
export { tellOfSites } from './origins/tellOfSites'
export { ownBusiness } from './ownBusiness'
export { type BusinessProfile, profileKey } from './profile'
export { publishOwed } from './publishOwed'
export { removeBusiness } from './removeBusiness'
export { republishBusinessesOf } from './republishBusinessesOf'
export { planLevel, serviceLevel } from './serviceLevel'
export { setKnowledgeVersion } from './setKnowledgeVersion'
export { type BusinessRow, findBusiness, findBusinessesFrom, findRevisionsFrom, updateBusiness } from './store'
export { takesBookings } from './takesBookings'
export { changesBetween, isSameJson } from './versions/answerBasis'
export { liveBasis, savedBasis } from './versions/liveBasis'
export {
  deleteOldVersions,
  deleteWaitingVersion,
  findAnswerVersion,
  findAnswerVersions,
  findWaitingVersion,
  insertVersionIf,
  isBusinessUnchanged,
  isVersionWaiting,
  releaseWaitingVersion,
  replaceFaqs,
  setLiveAnswerVersion,
} from './versions/store'
export { giveBack, withdraw } from './withdraw'
