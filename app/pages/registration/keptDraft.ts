import type { RegistrationFormValues } from '../../../contract/accounts'

const KEY = 'registration'
const KEPT = ['businessName', 'businessType', 'services', 'location', 'specialties', 'calendlyUrl'] as const
type Draft = Partial<Pick<RegistrationFormValues, (typeof KEPT)[number]>>

/** What was typed into the form of this link before the page was loaded again; never a password. */
export function readDraft(token: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!isRecord(kept) || kept['token'] !== token) return {}
    return Object.fromEntries(KEPT.flatMap((name) => (typeof kept[name] === 'string' ? [[name, kept[name]]] : [])))
  } catch {
    // Storage may be switched off, and what isn't ours is no draft.
    return {}
  }
}

export function keepDraft(token: string, values: Draft): void {
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify({ token, ...Object.fromEntries(KEPT.map((name) => [name, values[name]])) }),
    )
  } catch {
    // Without storage the form works as before.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
