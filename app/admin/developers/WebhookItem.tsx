import { useState } from 'react'
import type { WebhookEndpoint } from '../../../contract/webhooks'
import { Badge } from '../../components/Badge'
import { Button } from '../../components/Button'
import { PasswordDialog } from '../../components/PasswordDialog'
import { formatDateTime } from '../../lib/dates'
import { ConfirmDialog } from './ConfirmDialog'
import { Deliveries } from './Deliveries'
import { useWebhookChanges } from './useWebhookChanges'

type Props = { webhook: WebhookEndpoint; onSecret: (secret: string) => void }

export function WebhookItem({ webhook, onSecret }: Props) {
  const { id, url, events, isEnabled } = webhook
  const { setEnabled, remove, rotate, test, replay } = useWebhookChanges(id, onSecret)
  const [asking, setAsking] = useState<'remove' | 'rotate'>()
  const [isOpen, setIsOpen] = useState(false)
  const onSent = { onSuccess: () => setIsOpen(true) }
  return (
    <li className="grid gap-2 py-4">
      <p className="wrap-anywhere font-semibold">{url}</p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-quiet text-sm">
        <State webhook={webhook} />
        <span className="wrap-anywhere">{events.join(', ')}</span>
      </p>
      <div className="-ml-2 flex flex-wrap">
        <Action onClick={() => setIsOpen(!isOpen)} expanded={isOpen}>
          {isOpen ? 'Hide what was sent' : 'What was sent'}
        </Action>
        {isEnabled && <Action onClick={() => test.mutate(undefined, onSent)}>Send a test</Action>}
        <Action onClick={() => setEnabled.mutate(!isEnabled)}>{isEnabled ? 'Turn off' : 'Turn on'}</Action>
        <Action onClick={() => setAsking('rotate')}>New secret</Action>
        <Action onClick={() => setAsking('remove')}>Delete</Action>
      </div>
      {isOpen && <Deliveries webhookId={id} canReplay={isEnabled} onReplay={(delivery) => replay.mutate(delivery)} />}
      {asking === 'remove' && (
        <ConfirmDialog
          title="Delete this webhook?"
          description={`We’ll stop sending to ${new URL(url).host} and delete the list of what was sent.`}
          action="Delete webhook"
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'rotate' && (
        <PasswordDialog
          title="Create a new secret?"
          description="For one day, we’ll sign with both the old secret and the new one, so you don’t miss anything while you switch."
          action="Create a new secret"
          error={rotate.error}
          isBusy={rotate.isPending}
          onConfirm={(password) => rotate.mutate(password, { onSuccess: () => setAsking(undefined) })}
          onClose={() => {
            rotate.reset()
            setAsking(undefined)
          }}
        />
      )}
    </li>
  )
}

function State({ webhook: { isEnabled, offBecause, failingSince } }: { webhook: WebhookEndpoint }) {
  if (isEnabled && failingSince) return <Badge tone="brass">Not responding since {formatDateTime(failingSince)}</Badge>
  if (isEnabled) return <Badge tone="done">On</Badge>
  if (offBecause === 'gone') return <Badge tone="danger">Turned off: that address is gone</Badge>
  if (offBecause === 'failing') return <Badge tone="danger">Turned off: no response for three days</Badge>
  return <Badge>Off</Badge>
}

function Action({ onClick, expanded, children }: { onClick: () => void; expanded?: boolean; children: string }) {
  return (
    <Button variant="quiet" className="px-2 text-link text-sm" aria-expanded={expanded} onClick={onClick}>
      {children}
    </Button>
  )
}
