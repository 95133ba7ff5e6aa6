import { BadgeCheck } from 'lucide-react'
import type { PageVisitor } from '../../../contract/pageVisitor'
import { Badge } from '../../components/Badge'

/** What the owner's page said of the visitor: signed and so verified, or anybody's word. */
export function PageVisitorCard({ visitor }: { visitor: PageVisitor }) {
  const { userId, name, email, phone, isVerified, fields } = visitor
  const who = [name, email, phone, userId].filter(Boolean)
  const signed = userId ?? email
  const rows = Object.entries(fields)
  if (who.length === 0 && rows.length === 0) return null
  return (
    <div className="mt-3 rounded-control bg-sunken px-4 py-3 text-sm">
      <p className="text-quiet">From your page</p>
      {who.length > 0 && (
        <p className="wrap-anywhere mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="font-semibold">{who.join(' · ')}</bdi>
          {isVerified ? (
            <Badge tone="done">
              <BadgeCheck className="size-3.5" aria-hidden />
              <bdi>{signed}</bdi> is verified
            </Badge>
          ) : (
            <Badge>Not verified</Badge>
          )}
        </p>
      )}
      {rows.length > 0 && (
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {rows.map(([field, value]) => (
            <div key={field} className="contents">
              <dt className="wrap-anywhere text-quiet">
                <bdi>{field}</bdi>
              </dt>
              <dd className="wrap-anywhere">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
