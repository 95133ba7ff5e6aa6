import { planWith } from '../../../contract/plans'
import { Card } from '../../components/Card'
import { BillingLink } from '../account/BillingLink'

/** What the plan lacks, in words for the owner. */
export function NotIncluded() {
  const { name } = planWith('apiAccess')
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="font-semibold text-lg">Comes with the {name} plan</h2>
      <p className="text-quiet">
        Your leads land in your CRM on their own, seconds after someone writes, and your other systems can read and add
        leads, conversations and answers. Your web person can set it up here.
      </p>
      <BillingLink>See my plan</BillingLink>
    </Card>
  )
}
