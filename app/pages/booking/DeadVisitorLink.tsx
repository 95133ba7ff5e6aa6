import { PageHeading } from '../../components/PageHeading'
import { VisitorPage } from './VisitorPage'

export function DeadVisitorLink({ title, children }: { title: string; children: string }) {
  return (
    <VisitorPage>
      <PageHeading title={title}>{title}</PageHeading>
      <p className="mt-3 text-quiet">{children}</p>
    </VisitorPage>
  )
}
