import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { siteSettingsQuery } from '../api/site'
import { Dialog } from './Dialog'
import { TextLink } from './TextLink'

/** How to reach a person. A line that the operator hasn't set isn't shown. */
export function ContactSupport({ trigger }: { trigger: ReactNode }) {
  return (
    <Dialog trigger={trigger} title="Contact support" description="A person answers, on working days within a day.">
      <Ways />
    </Dialog>
  )
}

function Ways() {
  const { data: { supportEmail, supportPhone } = {}, isPending } = useQuery(siteSettingsQuery)
  if (isPending) return <p role="status">One moment…</p>
  if (!supportEmail && !supportPhone) return <p>Reply to any mail that you got from Deskbell. It reaches us.</p>
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
