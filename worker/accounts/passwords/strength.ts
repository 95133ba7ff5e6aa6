import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

// 49,000 passwords that people really use. The package's other dictionary is of diceware words, which make good passwords.
const zxcvbn = new ZxcvbnFactory({
  dictionary: { passwords: dictionary['passwords-common'] },
  graphs: adjacencyGraphs,
})

/** Below this score it takes less than a million guesses: what someone could still find who is held back by pauses. */
const GOOD_ENOUGH = 2
/** What is strong up to here stays so, and comparing more of it takes ever longer. */
const COMPARED = 64

export type Weakness = 'common' | 'personal'

/** Why the password would soon be guessed by someone who knows the personal words; undefined where it wouldn't. */
export function weaknessOf(password: string, personal: string[]): Weakness | undefined {
  const { score, feedback } = zxcvbn.check(password.slice(0, COMPARED), personal)
  if (score >= GOOD_ENOUGH) return undefined
  return feedback.warning === 'userInputs' ? 'personal' : 'common'
}
