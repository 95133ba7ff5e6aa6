import { Card } from '../../components/Card'
import { toast } from '../../lib/toasts'
import { FirstNameForm } from '../conversations/FirstNameForm'
import { useOwner } from '../owner'
import { MAY } from '../team/roleWords'

/** For somebody of the team, since an owner has forms for all of it: what they sign in with, what they may do, and the name that visitors see. */
export function YourWork() {
  const { person, business } = useOwner()
  return (
    <Card>
      <h2 className="font-semibold text-lg">Your role at {business.name}</h2>
      <p className="wrap-anywhere mt-1 text-quiet">
        You log in with <strong className="text-ink">{person.email}</strong>.{' '}
        {/* Never an owner's, which the types don't know. */}
        {person.role !== 'owner' && `You can ${MAY[person.role]}.`}
      </p>
      <div className="mt-4">
        <FirstNameForm save="Save name" known={person.firstName} onSaved={() => toast({ title: 'Name saved' })} />
      </div>
    </Card>
  )
}
