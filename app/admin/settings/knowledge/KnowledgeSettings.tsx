import { FaqEditor } from './FaqEditor'
import { Proposals } from './proposals/Proposals'
import { Sources } from './sources/Sources'

export function KnowledgeSettings({ businessId }: { businessId: string }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Sources businessId={businessId} />
      <div className="grid min-w-0 gap-6">
        <Proposals businessId={businessId} />
        <FaqEditor businessId={businessId} />
      </div>
    </div>
  )
}
