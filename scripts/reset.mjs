import { resolve } from 'node:path'
import { runMain } from './lib/main.mjs'
import { root } from './lib/project.mjs'
import { readScriptSettings } from './lib/settings.mjs'
import { wipeState } from './lib/wipeState.mjs'

await runMain(() => {
  const { stateDir } = readScriptSettings()
  const isWiped = wipeState(resolve(root, stateDir))
  console.log(
    isWiped
      ? `Wiped ${stateDir}; the next start seeds it anew.`
      : `Nothing was wiped: ${stateDir} holds no state of Deskbell.`,
  )
})
