import { Eye } from 'lucide-react'
import type { Business } from '../../../../contract/businesses'
import { Button } from '../../../components/Button'
import { Dialog } from '../../../components/Dialog'
import { LivePreview } from './LivePreview'

/** The live preview in a sheet, for narrow screens. */
export function PreviewSheet({ business }: { business: Business }) {
  return (
    <Dialog
      title="Preview"
      trigger={
        <Button variant="secondary" className="px-3">
          <Eye className="size-5" aria-hidden />
          Preview
        </Button>
      }
    >
      <LivePreview business={business} />
    </Dialog>
  )
}
