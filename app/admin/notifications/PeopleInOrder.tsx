import { ArrowDown, ArrowUp } from 'lucide-react'
import { capital } from '../../../contract/capital'
import type { NotificationSettingsView, PersonToTell } from '../../../contract/notifications'
import { Button } from '../../components/Button'

type Props = {
  view: NotificationSettingsView
  /** Whether the reader may choose; without it the list is only shown. */
  mayChoose: boolean
  isSaving: boolean
  onChange: (order: string[]) => void
}

/** The people who are told, in order, and those who aren't. */
export function PeopleInOrder({ view: { order, people }, mayChoose, isSaving, onChange }: Props) {
  const told = order.flatMap((id) => people.find((person) => person.id === id) ?? [])
  const others = people.filter(({ id }) => !order.includes(id))
  const swap = (place: number) => {
    const [one, other] = [order[place], order[place + 1]]
    if (one && other) onChange(order.toSpliced(place, 2, other, one))
  }
  return (
    <div>
      <ol className="divide-y divide-line border-line border-y">
        {told.map((person, place) => (
          <li key={person.id} className="flex flex-wrap items-center gap-x-2 gap-y-1 py-3">
            <PersonLine person={person} place={told.length > 1 ? place + 1 : undefined} />
            {mayChoose && told.length > 1 && (
              <div className="flex shrink-0">
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={`Tell ${nameOf(person)} earlier`}
                  disabled={isSaving || place === 0}
                  onClick={() => swap(place - 1)}
                >
                  <ArrowUp className="size-5" aria-hidden />
                </Button>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={`Tell ${nameOf(person)} later`}
                  disabled={isSaving || place === told.length - 1}
                  onClick={() => swap(place)}
                >
                  <ArrowDown className="size-5" aria-hidden />
                </Button>
                <Button
                  variant="quiet"
                  className="px-2 text-link"
                  aria-label={`Don’t tell ${nameOf(person)}`}
                  disabled={isSaving}
                  onClick={() => onChange(order.filter((id) => id !== person.id))}
                >
                  Remove
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">Not notified</h3>
          <ul className="mt-1 divide-y divide-line border-line border-y">
            {others.map((person) => (
              <li key={person.id} className="flex items-center gap-2 py-3">
                <PersonLine person={person} />
                {mayChoose && (
                  <Button
                    variant="quiet"
                    className="shrink-0 px-2 text-link"
                    aria-label={`Tell ${nameOf(person)}`}
                    disabled={isSaving}
                    onClick={() => onChange([...order, person.id])}
                  >
                    Add
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const nameOf = ({ name, email, isYou }: PersonToTell) => name || (isYou ? 'You' : email)

function PersonLine({ person, place }: { person: PersonToTell; place?: number | undefined }) {
  const { isYou, mail, devices } = person
  const ways = [mail && 'by email', devices > 0 && (devices === 1 ? 'on 1 device' : `on ${devices} devices`)].filter(
    Boolean,
  )
  return (
    <div className="min-w-0 grow basis-48">
      <p className="wrap-anywhere font-semibold">
        {place && `${place}. `}
        {nameOf(person)}
        {isYou && person.name && ' (you)'}
      </p>
      <p className={ways.length > 0 ? 'text-quiet text-sm' : 'text-danger-ink text-sm'}>
        {ways.length > 0 ? capital(ways.join(' and ')) : 'Email and notifications are off'}
      </p>
    </div>
  )
}
