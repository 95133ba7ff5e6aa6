import { useState } from 'react'
import { TextField } from './TextField'

type Props = {
  value: string
  onChange: (code: string) => void
  error?: string | undefined
  autoFocus?: boolean
  /** Only codes of the app count, as during the set-up. */
  isAppOnly?: boolean
}

/** A code of an authenticator app; by a second press one of the recovery codes. */
export function CodeField({ value, onChange, error, autoFocus = false, isAppOnly = false }: Props) {
  const [isRecovery, setIsRecovery] = useState(false)
  const kind = isRecovery
    ? { label: 'Recovery code', hint: 'One of the ten you saved. Each works once.', inputMode: 'text' as const }
    : { label: 'Code', hint: 'The six digits in your authenticator app right now.', inputMode: 'numeric' as const }
  return (
    <div>
      <TextField
        key={kind.label}
        {...kind}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        autoFocus={autoFocus}
        error={error}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="font-mono tracking-widest"
      />
      {!isAppOnly && (
        <button
          type="button"
          className="mt-1 min-h-11 font-semibold text-link text-sm underline underline-offset-4"
          onClick={() => {
            setIsRecovery(!isRecovery)
            onChange('')
          }}
        >
          {isRecovery ? 'Use the app instead' : 'Don’t have your phone? Use a recovery code'}
        </button>
      )}
    </div>
  )
}
