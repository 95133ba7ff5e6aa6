import { readFileSync } from 'node:fs'
import { measureContacts } from './measure/details.mjs'
const { understand } = await import('../worker/answering/understand/understand.ts')
const { NEW_CONVERSATION } = await import('../worker/answering/state.ts')
const cases = JSON.parse(readFileSync(process.argv[2],'utf8'))
const r = measureContacts(cases, (text,{country,asked})=>understand({text,history:[],state:{...NEW_CONVERSATION,...(asked&&{asked})},profile:{businessType:'other',country}}))
const {counts}=r; console.log(counts.right,counts.of,'wrong',counts.wrong,'missed',counts.missed,'about',counts.about,counts.abouts,'when',counts.when,counts.whens)
if (process.argv[3]) for (const c of r.cases) console.log(c.wrong,'|',c.text,'|',c.kind,'| want',JSON.stringify(c.expect),'| got',JSON.stringify(c.details))
