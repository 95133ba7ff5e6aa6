import { PanelLeft, PanelTop } from 'lucide-react'
import { useId } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../components/Link'
import { frameOf } from './frame'

const OTHER = {
  '/admin': { frame: '/admin-direct', name: 'Full view', what: 'All your sections', icon: PanelLeft },
  '/admin-direct': { frame: '/admin', name: 'Simple view', what: 'The basics in a few tabs', icon: PanelTop },
}

/** The same section in the other frame. */
export function OtherViewLink({ className }: { className: string }) {
  const { pathname, search } = useLocation()
  const here = frameOf(pathname)
  const { frame, name, what, icon: Icon } = OTHER[here]
  const id = useId()
  return (
    <Link
      to={frame + pathname.slice(here.length) + search}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-what`}
      className={className}
    >
      <Icon className="size-5 text-quiet" aria-hidden />
      <span className="grid leading-tight">
        <span id={`${id}-name`} className="font-semibold">
          {name}
        </span>
        <span id={`${id}-what`} className="font-normal text-quiet text-sm">
          {what}
        </span>
      </span>
    </Link>
  )
}
