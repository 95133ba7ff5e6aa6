import { queryOptions, useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import * as z from 'zod/mini'
import { Card } from '../components/Card'
import { EmptyState } from '../components/EmptyState'
import { ErrorState } from '../components/ErrorState'
import { PageHeading } from '../components/PageHeading'
import { RefreshButton } from '../components/RefreshButton'
import { SkeletonList } from '../components/Skeleton'
import { TextLink } from '../components/TextLink'
import { call } from '../lib/api'
import { formatDateTime } from '../lib/dates'
import { PlainPage } from './PlainPage'

const attachment = z.object({ fileName: z.string(), type: z.string(), text: z.string() })
const letter = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sentAt: z.string(),
  attachments: z.array(attachment),
})
const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: () => call(z.array(letter), '/api/dev/outbox'),
  refetchOnMount: 'always',
})

/** Turns URLs into links, as mail programs do. */
const withLinks = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, at) =>
    at % 2 === 1 ? (
      <TextLink key={part} href={part}>
        {part}
      </TextLink>
    ) : (
      part
    ),
  )

/** Mail stored by a local start instead of being sent. */
export function Outbox() {
  const mail = useQuery(outboxQuery)
  return (
    <PlainPage wide>
      <div className="flex items-start justify-between gap-4">
        <PageHeading title="Outbox">Outbox</PageHeading>
        <RefreshButton isBusy={mail.isFetching} onClick={() => mail.refetch()} />
      </div>
      <p className="mt-1 mb-6 text-quiet">Email sent from this machine, newest first. None of it actually went out.</p>
      {mail.isPending && <SkeletonList label="Loading email…" />}
      {mail.isError && <ErrorState error={mail.error} what="the outbox" onRetry={() => mail.refetch()} />}
      {mail.data?.length === 0 && (
        <EmptyState icon={Mail} title="No email yet">
          The first one goes out with your next lead.
        </EmptyState>
      )}
      <ul className="grid gap-4">
        {mail.data?.map(({ to, subject, text, sentAt, attachments }) => (
          <li key={`${sentAt} ${to} ${subject}`}>
            <Card>
              <h2 className="font-semibold text-lg">{subject}</h2>
              <p className="text-quiet text-sm">
                To {to}, {formatDateTime(sentAt)}
              </p>
              <p className="wrap-anywhere mt-4 whitespace-pre-line">{withLinks(text)}</p>
              {attachments.map(({ fileName, type, text: content }) => (
                <p key={fileName} className="mt-4">
                  <TextLink href={`data:${type},${encodeURIComponent(content)}`} download={fileName}>
                    {fileName}
                  </TextLink>
                </p>
              ))}
            </Card>
          </li>
        ))}
      </ul>
    </PlainPage>
  )
}
