import { fieldsInvalid } from '../../platform/http/endpoint'
import type { Weakness } from './strength'

const SENTENCES: Record<Weakness, string> = {
  common:
    'This is one of the first passwords someone would try. Please choose another, such as three or four unrelated words',
  personal:
    'This password is easy to guess from your email or business name. Please choose another, such as three or four unrelated words',
}

/** Throws 422 at `password` for one that is easy to guess. `known` is what an attacker may know about its owner. */
export async function assertStrong(
  password: string,
  known: { email: string; businessName?: string | undefined },
): Promise<void> {
  // Loaded on demand, because the dictionary is large.
  const { weaknessOf } = await import('./strength')
  const weakness = weaknessOf(password, personalWords(known))
  if (weakness) throw fieldsInvalid([{ path: 'password', message: SENTENCES[weakness] }])
}

function personalWords({ email, businessName = '' }: { email: string; businessName?: string | undefined }): string[] {
  const words = [email, businessName].flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
  const whole = [email, email.split('@')[0] ?? '', businessName, businessName.replace(/\s+/g, '')]
  return [...new Set([...whole, ...words, 'deskbell'].filter(({ length }) => length > 3))]
}
