import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { freePort } from './ports.mjs'
import { inProject } from './project.mjs'

const CALL = { WEBHOOK_ID: 'dlv_example', WEBHOOK_TIMESTAMP: '1795251420', BODY: '{"type":"lead.created"}' }

/** docs/api.md, to be done as it says. */
export function openGuide() {
  const text = readFileSync(inProject('docs/api.md'), 'utf8')
  const blocksOf = (language) =>
    [...text.matchAll(new RegExp(`^\\x60{3}${language}\\n(.*?)^\\x60{3}`, 'gms'))].map(([, block]) => block)
  return {
    /** All its lines for a shell, as one script. */
    run(variables) {
      const script = ['set -e', ...blocksOf('sh')].join('\necho\n')
      const env = { PATH: process.env.PATH, ...variables }
      const { status, stdout, stderr } = spawnSync('bash', ['-c', script], { env, encoding: 'utf8' })
      return { status, output: stdout + stderr }
    },
    signedByHand: (secret) => ({ ...CALL, SECRET: secret }),
    expectedSignature(secret) {
      const at = new Date(Number(CALL.WEBHOOK_TIMESTAMP) * 1000)
      return new Webhook(secret).sign(CALL.WEBHOOK_ID, at, CALL.BODY).replace('v1,', '')
    },
    /** The receiver in Node. It is given its secret once the webhook has one. */
    async startExample() {
      const port = await freePort()
      // Within the project, where it finds the library.
      const directory = mkdtempSync(inProject('.build/guide-'))
      const file = join(directory, 'receiver.mjs')
      writeFileSync(file, blocksOf('js')[0])
      let child
      let heard = ''
      return {
        url: `http://127.0.0.1:${port}`,
        async giveSecret(secret) {
          child = spawn(process.execPath, [file], {
            env: { PATH: process.env.PATH, PORT: String(port), SECRET: secret },
          })
          child.stdout.on('data', (piece) => {
            heard += piece
          })
          await untilListening(`http://127.0.0.1:${port}`)
        },
        heard: () => heard,
        stop() {
          child?.kill()
          rmSync(directory, { recursive: true, force: true })
        },
      }
    },
  }
}

async function untilListening(url, tries = 100) {
  const answered = await fetch(url, { method: 'POST' }).catch(() => undefined)
  if (answered) return
  if (tries === 0) throw new Error('The receiver of the guide doesn’t listen')
  await pause(50)
  return untilListening(url, tries - 1)
}
