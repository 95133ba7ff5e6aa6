import type { Business } from '../../../contract/businesses'
import { Card } from '../../components/Card'
import { ColorDot } from '../../components/ColorDot'
import { SectionNavLink } from '../SectionNavLink'

const POSITION_NAMES = { 'bottom-right': 'Bottom right', 'bottom-left': 'Bottom left' }

export function WidgetSummary({ business }: { business: Business }) {
  const rows = [
    { label: 'Business', value: business.name },
    { label: 'Business ID', value: business.id },
    {
      label: 'Color',
      value: (
        <span className="inline-flex items-center gap-2">
          <ColorDot color={business.primaryColor} />
          {business.primaryColor}
        </span>
      ),
    },
    { label: 'Position', value: POSITION_NAMES[business.position] },
    { label: 'Greeting', value: business.greeting },
    ...(business.calendlyUrl ? [{ label: 'Booking link', value: business.calendlyUrl }] : []),
    { label: 'On your site', value: business.isActive ? 'Shown' : 'Turned off' },
  ]
  return (
    <Card>
      <h2 className="font-semibold text-lg">Widget configuration</h2>
      <dl className="mt-4 grid gap-3">
        {rows.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[7rem_1fr] gap-3">
            <dt className="text-quiet">{label}</dt>
            <dd className="wrap-anywhere min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        <SectionNavLink id="settings" className="font-semibold text-link underline underline-offset-4">
          Change in Settings
        </SectionNavLink>
      </p>
    </Card>
  )
}
