import { readSites } from './lib/sites.mjs'
import { openOfflineDesk } from './desk/offline.mjs'
const [dir, name, ...lines] = process.argv.slice(2)
const site = readSites(dir).find((s)=>s.name===name)
const desk = await openOfflineDesk(site)
for (const text of lines) { const a = await desk.ask({ session:'s', text, file: undefined }); console.log('> '+text+'\n  '+a.content+(a.places?'\n  PLACES '+a.places.map(p=>p.title+': '+p.text.slice(0,80)).join(' || '):'')+`\n  [lead ${a.needsLeadCapture} book ${a.needsScheduling} known ${a.known} matter ${a.matter??''} ${a.lead?JSON.stringify(a.lead):''}]`) }
