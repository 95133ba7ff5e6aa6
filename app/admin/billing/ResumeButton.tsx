import { resumePlan } from '../../api/billing'
import { Button } from '../../components/Button'
import { statusWords } from './statusWords'
import { useBillingChange } from './useBillingChange'

export function ResumeButton({ isPaused }: { isPaused: boolean }) {
  const resume = useBillingChange({
    change: resumePlan,
    done: (billing) => ({ title: 'Your plan continues', description: statusWords(billing) }),
    failed: 'Your plan wasn’t resumed. Nothing was charged; please try again.',
  })
  return (
    <Button disabled={resume.isPending} onClick={() => resume.mutate()}>
      {isPaused ? 'Resume my plan' : 'Keep my plan'}
    </Button>
  )
}
