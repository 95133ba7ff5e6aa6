import { Inbox } from 'lucide-react'
import { Badge } from '../components/Badge'
import { Banner } from '../components/Banner'
import { Button } from '../components/Button'
import { EmptyState } from '../components/EmptyState'
import { ErrorState } from '../components/ErrorState'
import { MeterBar } from '../components/MeterBar'
import { Notice } from '../components/Notice'
import { Skeleton, SkeletonList } from '../components/Skeleton'
import { UnreachableError } from '../lib/api'
import { Specimen, SpecimenGroup } from './Specimen'

const BADGES = ['plain', 'brand', 'brass', 'done'] as const
const NOTICES = ['plain', 'done', 'brass', 'danger'] as const

export function Messages() {
  return (
    <SpecimenGroup title="What it says">
      <Specimen name="Badge, Meter: some, almost all, all">
        <div className="flex flex-wrap gap-2">
          {BADGES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
        <div className="mt-6 grid gap-3">
          <MeterBar label="Some used" value={310} max={1000} />
          <MeterBar label="Almost all used" value={870} max={1000} />
          <MeterBar label="All used" value={1000} max={1000} />
        </div>
      </Specimen>
      <Specimen name="Notice">
        <div className="grid gap-3">
          {NOTICES.map((tone) => (
            <Notice key={tone} tone={tone}>
              A {tone} notice sits on the page.
            </Notice>
          ))}
        </div>
      </Specimen>
      <Specimen name="Banner">
        <Banner action={<Button variant="secondary">Change plan</Button>}>
          You’ve used 80% of this month’s conversations.
        </Banner>
        <Banner tone="danger">You’re offline. Nothing you type is lost.</Banner>
      </Specimen>
      <Specimen name="Skeleton">
        <Skeleton className="mb-3 h-8 w-1/2" />
        <SkeletonList label="Loading…" rows={2} />
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState icon={Inbox} title="No leads captured yet" action={<Button>Try it yourself</Button>}>
          Everyone who leaves their details in the chat shows up here.
        </EmptyState>
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState error={new UnreachableError(undefined)} what="your leads" onRetry={() => undefined} />
      </Specimen>
    </SpecimenGroup>
  )
}
