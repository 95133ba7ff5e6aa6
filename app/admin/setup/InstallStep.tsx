import { useQuery } from '@tanstack/react-query'
import { businessQuery } from '../../api/businesses'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { CodeBlock } from '../../components/CodeBlock'
import { CopyButton } from '../../components/CopyButton'
import { ErrorState } from '../../components/ErrorState'
import { SkeletonList } from '../../components/Skeleton'
import { PlatformCards } from '../embed/PlatformCards'
import { scriptOf } from '../embed/snippets'
import { InstallLight } from '../install/InstallLight'
import { useOwner } from '../owner'
import { CareNotice } from './CareNotice'
import { MailCode } from './MailCode'
import { StepFrame } from './StepFrame'

export function InstallStep({ businessId, onDone }: { businessId: string; onDone: () => void }) {
  const { apiKey } = useOwner().customer
  const saved = useQuery(businessQuery(businessId))
  return (
    <StepFrame
      step="install"
      title="Put it on your site"
      hint="Email the code to whoever takes care of your site, or copy it yourself."
      main={
        <Button size="large" variant="secondary" className="grow" onClick={onDone}>
          Done
        </Button>
      }
    >
      {saved.isPending && <SkeletonList label="Loading your code…" />}
      {saved.isError && <ErrorState error={saved.error} what="your code" onRetry={() => saved.refetch()} />}
      {saved.isSuccess && (
        <div className="grid gap-5">
          <CareNotice business={saved.data} />
          <MailCode businessId={businessId} />
          <Card className="grid gap-4">
            <CodeBlock code={scriptOf('attributes', saved.data, apiKey)} />
            <CopyButton
              text={scriptOf('attributes', saved.data, apiKey)}
              label="Copy code"
              copied={{ title: 'Copied!', description: 'Paste it just before </body> on your site.' }}
              failed="The code wasn’t copied"
            />
            <InstallLight businessId={businessId} />
          </Card>
          <PlatformCards apiKey={apiKey} />
        </div>
      )}
    </StepFrame>
  )
}
