import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { takeStateLock } from './lock.mjs'
import { CannotGoOn } from './main.mjs'

/** What the product puts into its state folder. The first is there in every state and in hardly any other folder. */
const MARK = 'v3'
const MADE_BY_US = [MARK, 'tmp', 'encryption-key', 'operator-password', 'lock']

/** Deletes what the product made and leaves what else stands in the folder. Says whether there was anything. */
export function wipeState(stateDir) {
  if (!existsSync(join(stateDir, MARK))) return false
  const holder = takeStateLock(stateDir)
  if (holder) throw new CannotGoOn(`Deskbell is running on ${stateDir} (process ${holder}); stop it first.`)
  for (const name of MADE_BY_US) rmSync(join(stateDir, name), { recursive: true, force: true })
  if (readdirSync(stateDir).length === 0) rmdirSync(stateDir)
  return true
}
