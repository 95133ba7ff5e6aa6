import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { lockHolder } from './lib/lock.mjs'
import { root } from './lib/project.mjs'
import { readSettings } from './lib/settings.mjs'

const { stateDir } = readSettings()
const holder = lockHolder(resolve(root, stateDir))
if (holder) {
  console.error(`Deskbell is running on ${stateDir} (process ${holder}); stop it first.`)
  process.exit(1)
}
rmSync(resolve(root, stateDir), { recursive: true, force: true })
console.log(`Wiped ${stateDir}; the next start seeds it anew.`)
