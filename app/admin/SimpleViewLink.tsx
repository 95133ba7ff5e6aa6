import { PanelTop } from 'lucide-react'
import { Link } from 'react-router'

/** To the frame with three tabs, whose own link back says “All sections”. */
export const SimpleViewLink = ({ className }: { className: string }) => (
  <Link to="/admin" className={className}>
    <PanelTop className="size-5" aria-hidden />
    Simple view
  </Link>
)
