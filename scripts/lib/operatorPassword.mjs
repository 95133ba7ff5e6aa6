import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIfThere } from './project.mjs'
import { readablePassword } from './secrets.mjs'

/**
 * The operator's first password. It is stored before the account is created and until it was shown, so that a start killed in between shows
 * it next time; then the file is emptied.
 */
export function openOperatorPassword(stateDir, { OPERATOR_EMAIL: email, OPERATOR_PASSWORD: given }) {
  const path = join(stateDir, 'operator-password')
  const write = (text) => writeFileSync(path, text, { mode: 0o600 })
  const kept = readIfThere(path)?.trim()
  const made = given === undefined && kept === undefined ? readablePassword() : undefined
  if (made) write(`${made}\n`)
  const password = given ?? made ?? kept

  /** Call after seeding. A state seeded earlier has another password. */
  const show = ({ wasSeeded }) => {
    const isNews = given === undefined ? password && !(made && wasSeeded) : !wasSeeded
    if (isNews) {
      console.log('Seeded the demo business.')
      console.log(`Operator login: ${email} / ${given ? 'the OPERATOR_PASSWORD you set' : `${password} (shown once)`}`)
    }
    write('')
  }
  return { binding: password ? { OPERATOR_PASSWORD: password } : {}, show }
}
