import { useQuery } from '@tanstack/react-query'
import { siteSettingsQuery } from '../api/site'
import { TextLink } from '../components/TextLink'

/** Support's email and phone, as far as the operator has set them. */
export function SupportWays({ otherwise }: { otherwise?: string }) {
  const { data: { supportEmail, supportPhone } = {}, isPending } = useQuery(siteSettingsQuery)
  if (isPending) return <p role="status">One moment…</p>
  if (!supportEmail && !supportPhone) return otherwise ? <p>{otherwise}</p> : null
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4">
      {supportEmail && (
        <Way name="Email" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </Way>
      )}
      {supportPhone && (
        <Way name="Phone" href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`}>
          {supportPhone}
        </Way>
      )}
    </dl>
  )
}

function Way({ name, href, children }: { name: string; href: string; children: string }) {
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd className="wrap-anywhere min-w-0">
        <TextLink href={href} className="inline-flex min-h-11 items-center font-semibold text-link underline">
          {children}
        </TextLink>
      </dd>
    </>
  )
}
