import type { Source } from '../../../../../contract/chat'
import type { Speaking } from '../speaking'

type Contact = { text: string; source: Source }

/** The business's phone number or email: the owner's first, else the one that its site gives most often. */
export function contactsOf({ question, evidence }: Speaking, kind: 'phone' | 'email'): Contact[] {
  const { phones, emails } = question.profile.facts
  const typed = kind === 'phone' ? phones : emails
  const fact = evidence.statements.find(({ id }) => id.startsWith(`fact:${kind}s`))?.source
  if (typed.length > 0 && fact) return typed.map((text) => ({ text, source: fact }))
  const counts = new Map<string, Contact & { count: number }>()
  for (const { source, values } of evidence.statements)
    for (const value of values) {
      if (value.kind !== kind || source.kind === 'page') continue
      const key = value.kind === 'phone' ? value.digits.slice(-9) : value.text.toLowerCase()
      const known = counts.get(key)
      counts.set(key, known ? { ...known, count: known.count + 1 } : { text: value.text, source, count: 1 })
    }
  const [most] = [...counts.values()].toSorted((a, b) => b.count - a.count)
  return most ? [{ text: most.text, source: most.source }] : []
}

/** "You can call us at …", or nothing where no number is known. */
export const phoneOf = (speaking: Speaking): string | undefined => contactsOf(speaking, 'phone')[0]?.text
