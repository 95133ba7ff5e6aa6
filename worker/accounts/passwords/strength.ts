import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

// 49,000 passwords that people really use. The package's other dictionary is of diceware words, which make good passwords.
const zxcvbn = new ZxcvbnFactory({
  dictionary: { passwords: dictionary['passwords-common'] },
  graphs: adjacencyGraphs,
})

/** zxcvbn's score from 0 to 4. Below this, a million guesses suffice, which is within reach despite the pauses between attempts. */
const GOOD_ENOUGH = 2
/** Only this many characters are compared: longer passwords aren't weaker, and comparing them takes ever longer. */
const COMPARED = 64

export type Weakness = 'common' | 'personal'

/** Why someone who knows the personal words would soon guess the password; undefined if they wouldn't. */
export function weaknessOf(password: string, personal: string[]): Weakness | undefined {
  const { score, feedback } = zxcvbn.check(password.slice(0, COMPARED), personal)
  if (score >= GOOD_ENOUGH) return undefined
  return feedback.warning === 'userInputs' ? 'personal' : 'common'
}
