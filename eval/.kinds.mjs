import { readSites } from './lib/sites.mjs'
const { understand } = await import('../worker/answering/understand/understand.ts')
const { NEW_CONVERSATION } = await import('../worker/answering/state.ts')
for (const s of readSites(process.argv[2])) for (const q of s.questions) {
  const u = understand({text:q.q,history:[],state:NEW_CONVERSATION,profile:{businessType:'other',country:s.profile.country??'US'}})
  const plain = !q.needsLeadCapture && !q.needsScheduling
  if (plain && !['question','small_talk','off_topic'].includes(u.kind)) console.log('plain as',u.kind,u.confidence.toFixed(2),u.asks,'|',q.q)
  if (q.needsScheduling && u.kind!=='books') console.log('BOOK as',u.kind,u.confidence.toFixed(2),'|',q.q)
  if (q.needsLeadCapture && !['wants_person','wants_quote','gives_details'].includes(u.kind)) console.log('LEAD as',u.kind,u.confidence.toFixed(2),'|',q.q)
}
