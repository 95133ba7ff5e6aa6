import { FaqEditor } from './FaqEditor'

export function Knowledge({ businessId }: { businessId: string }) {
  return <FaqEditor businessId={businessId} />
}
