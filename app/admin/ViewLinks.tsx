import { PanelLeft, PanelTop } from 'lucide-react'
import { Link } from '../components/Link'

/** A link to the simple frame with the tabs (/admin). */
export const SimpleViewLink = ({ className }: { className: string }) => (
  <Link to="/admin" className={className}>
    <PanelTop className="size-5" aria-hidden />
    Simple view
  </Link>
)

/** A link to the frame with the sidebar (/admin-direct). */
export const FullViewLink = ({ className }: { className: string }) => (
  <Link to="/admin-direct" className={className}>
    <PanelLeft className="size-5" aria-hidden />
    Full view
  </Link>
)
