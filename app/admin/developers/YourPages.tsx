import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { makeIdentitySecret } from '../../api/integrations'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { CodeBlock } from '../../components/CodeBlock'
import { PasswordDialog } from '../../components/PasswordDialog'
import { useOwner } from '../owner'
import { ShownOnce } from './ShownOnce'

const EXAMPLE = `window.Deskbell = window.Deskbell || []
Deskbell.push(['prefill', { name: 'Ana Lopez', email: 'ana@example.com' }])
Deskbell.push(['setFields', { plan: 'Gold', car: 'Honda Civic' }])
document.querySelector('#chat').onclick = () => Deskbell.push(['open'])`

/** The widget's own calls for the pages it stands on, and the secret that signs who a visitor is. */
export function YourPages() {
  const { business } = useOwner()
  const [isAsking, setIsAsking] = useState(false)
  const make = useMutation({
    mutationFn: (password: string) => makeIdentitySecret(business.id, password),
    onSuccess: () => setIsAsking(false),
  })
  return (
    <Card>
      <h2 className="font-semibold text-lg">The chat on your pages</h2>
      <p className="mt-1 text-quiet">
        Your pages can open the chat, fill in what they know, and say who is writing. You’ll see those details next to
        the conversation.
      </p>
      <div className="mt-4">
        <CodeBlock code={EXAMPLE} />
      </div>
      <p className="mt-4 text-quiet">
        With a signing secret, your server can vouch for who’s logged in, so you know it’s really them.
      </p>
      <Button variant="secondary" className="mt-3 w-full sm:w-fit" onClick={() => setIsAsking(true)}>
        Create a signing secret
      </Button>
      {isAsking && (
        <PasswordDialog
          title="Create a signing secret?"
          description="If you’ve created one before, it’ll stop working right away, and people will show as not verified until your server has the new one."
          action="Create the secret"
          error={make.error}
          isBusy={make.isPending}
          onConfirm={(password) => make.mutate(password)}
          onClose={() => {
            make.reset()
            setIsAsking(false)
          }}
        />
      )}
      {make.data && (
        <ShownOnce
          title="Your signing secret"
          note="Keep it on your server, never in a page. Copy it now: to keep it safe, we only show it once."
          secret={make.data.secret}
          onClose={make.reset}
        />
      )}
    </Card>
  )
}
