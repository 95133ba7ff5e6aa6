import { Eye } from 'lucide-react'
import { Button } from '../components/Button'
import { useOwner } from './owner'

export const previewPath = (businessId: string) => `/demo?business=${encodeURIComponent(businessId)}`

const POPUP = 'popup,width=400,height=600'

export function PreviewButton() {
  const { business } = useOwner()
  return (
    <Button
      variant="secondary"
      className="max-sm:border-transparent max-sm:px-3"
      onClick={() => window.open(previewPath(business.id), 'deskbell-preview', POPUP)}
    >
      <Eye className="size-5" aria-hidden />
      <span className="max-sm:sr-only">Preview</span>
    </Button>
  )
}
