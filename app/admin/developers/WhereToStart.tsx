import { Card } from '../../components/Card'
import { CodeBlock } from '../../components/CodeBlock'
import { TextLink } from '../../components/TextLink'
import { useOwner } from '../owner'

/** The id that calls need, a first call to try, and the way to all others. */
export function WhereToStart() {
  const { business } = useOwner()
  const first = `curl ${location.origin}/api/businesses/${business.id}/leads \\\n  -H "Authorization: Bearer sk_…"`
  return (
    <Card>
      <h2 className="font-semibold text-lg">Where to start</h2>
      <p className="mt-1 text-quiet">
        Create a key below and try it. The ID of {business.name} is <code className="break-all">{business.id}</code>.
      </p>
      <div className="mt-4">
        <CodeBlock code={first} />
      </div>
      <p className="mt-4">
        <TextLink href="/docs">See all calls, and how to check a webhook’s signature</TextLink>
      </p>
    </Card>
  )
}
