import { type SubmitEvent, useState } from 'react'
import { type Lead, valueCents } from '../../../../contract/leads'
import { Button } from '../../../components/Button'
import { Dialog } from '../../../components/Dialog'
import { TextField } from '../../../components/TextField'
import { formatMoney } from '../../../lib/money'
import { centsOf, currencySign, moneyOf } from '../../settings/facts/money'
import { useLeadChanges } from '../useLeadChanges'

const INVALID = 'Please enter an amount such as 450 or 450.50'

/** Marks a lead as won with what the job was worth, which may be left out; or changes what it was worth. */
export function WorthDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const change = useLeadChanges(lead.businessId)
  const [text, setText] = useState(lead.valueCents === null ? '' : moneyOf(lead.valueCents))
  const [error, setError] = useState<string>()
  const save = (cents: number | undefined) => {
    const worth = cents === undefined ? '' : `, ${formatMoney(cents, lead.currency)}`
    const to = { status: 'won' as const, ...(cents !== undefined && { valueCents: cents }) }
    change.mutate({ ids: [lead.id], to, done: `Won${worth}` })
    onClose()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const parsed = valueCents.safeParse(centsOf(text))
    if (parsed.success && parsed.data !== null) save(parsed.data)
    else setError(INVALID)
  }
  return (
    <Dialog
      title="You won this one!"
      description="What was it worth? Only your team sees it, and it counts toward your numbers."
      open
      onOpenChange={onClose}
    >
      <form onSubmit={submit} className="grid gap-4">
        <TextField
          label={`Value in ${currencySign(lead.currency)}`}
          inputMode="decimal"
          autoComplete="off"
          autoFocus
          maxLength={14}
          value={text}
          error={error}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={!text.trim()}>
            Save
          </Button>
          <Button variant="quiet" onClick={() => save(undefined)}>
            Skip the value
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
