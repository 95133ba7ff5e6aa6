import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { TwoStepChange } from '../../../../contract/account'
import { activityQuery } from '../../../api/account'
import { renewRecoveryCodes, turnTwoStepOff, twoStepQuery } from '../../../api/twoStep'
import { Button } from '../../../components/Button'
import { CodeField } from '../../../components/CodeField'
import { Dialog } from '../../../components/Dialog'
import { PasswordField } from '../../../components/PasswordField'
import { errorText } from '../../../lib/errorText'
import { fieldError } from '../../../lib/fieldErrors'
import { toast } from '../../../lib/toasts'
import { useSubmission } from '../../../lib/useSubmission'
import { FormError } from '../../../pages/account/FormError'
import { RecoveryCodes } from './RecoveryCodes'

const WORDS = {
  codes: { title: 'Get new recovery codes', about: 'Your current codes will stop working.', button: 'Get new codes' },
  off: {
    title: 'Turn off two-step login?',
    about: 'After that, your password is all you need to log in.',
    button: 'Turn it off',
  },
}

/** Turning it off, and new recovery codes: both take the password and a code. */
export function ChangeDialog({ what, onClose }: { what: 'codes' | 'off'; onClose: () => void }) {
  const { title, about, button } = WORDS[what]
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<string[]>()
  const queries = useQueryClient()
  const change = useSubmission({
    mutationFn: async (request: TwoStepChange) => {
      if (what === 'codes') return (await renewRecoveryCodes(request)).recoveryCodes
      await turnTwoStepOff(request)
      return undefined
    },
    onSuccess: (fresh) => {
      queries.invalidateQueries({ queryKey: twoStepQuery.queryKey })
      queries.invalidateQueries({ queryKey: activityQuery.queryKey })
      if (fresh) return setCodes(fresh)
      toast({ title: 'Two-step login is off' })
      onClose()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (password && code.trim()) change.submit({ password, code })
  }
  const { error } = change
  const ofFields = { password: fieldError(error, 'password'), code: fieldError(error, 'code') }
  return (
    <Dialog
      title={codes ? 'Save these recovery codes' : title}
      {...(!codes && { description: about })}
      open
      stays={codes !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onClose={onClose} />
      ) : (
        <form noValidate className="grid gap-5" onSubmit={submit}>
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={ofFields.password}
          />
          <CodeField value={code} onChange={setCode} error={ofFields.code} />
          {error && !ofFields.password && !ofFields.code && (
            <FormError>{errorText(error, 'Nothing changed. Please try again.')}</FormError>
          )}
          <Button
            type="submit"
            variant={what === 'off' ? 'danger' : 'primary'}
            className="justify-self-start"
            disabled={change.isPending || !password || !code.trim()}
          >
            {button}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
