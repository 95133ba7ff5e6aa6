import { PanelTop } from 'lucide-react'
import { Link } from 'react-router'

/** A link to the simple frame with three tabs (/admin). */
export const SimpleViewLink = ({ className }: { className: string }) => (
  <Link to="/admin" className={className}>
    <PanelTop className="size-5" aria-hidden />
    Simple view
  </Link>
)
