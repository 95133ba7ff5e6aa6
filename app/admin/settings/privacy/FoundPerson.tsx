import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { VisitorFound, VisitorQuery } from '../../../../contract/privacy'
import { deleteVisitor, downloadVisitor } from '../../../api/privacy'
import { Button } from '../../../components/Button'
import { Notice } from '../../../components/Notice'
import { announceArrival } from '../../../lib/arrival'
import { toastError } from '../../../lib/toastError'
import { toast } from '../../../lib/toasts'
import { useSubmission } from '../../../lib/useSubmission'
import { ConfirmDeletion } from './ConfirmDeletion'
import { LinkedAddresses } from './LinkedAddresses'
import { countWords } from './words'

type Props = {
  businessId: string
  asked: VisitorQuery
  found: VisitorFound
  onDeleted: () => void
  isLooking: boolean
  onAlso: (also: string[]) => void
}

export function FoundPerson({ businessId, asked, found, onDeleted, isLooking, onAlso }: Props) {
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const download = useSubmission({
    mutationFn: () => downloadVisitor(businessId, asked),
    onError: (error) => toastError(error, 'Their data didn’t download. Please try again.'),
  })
  const remove = useSubmission({
    mutationFn: () => deleteVisitor(businessId, asked),
    onSuccess: ({ pending }) => {
      queries.invalidateQueries()
      setAsked(false)
      onDeleted()
      toast({
        title: 'Their data is deleted',
        ...(pending && { description: 'We couldn’t reach one conversation yet. It will be deleted shortly.' }),
      })
      // The focused element was removed.
      announceArrival()
    },
    onError: (error) => toastError(error, 'Not everything was deleted. Please try again.'),
  })
  const words = countWords(found.counts)
  const who = [...found.names, ...found.emails, ...found.phones]
  if (!words)
    return (
      <div className="mt-5">
        <Notice>Nothing is kept under {who.join(' or ')}.</Notice>
      </div>
    )
  return (
    <div className="mt-5">
      <Notice>
        <p className="wrap-anywhere font-semibold">{who.join(' · ')}</p>
        <p className="mt-1">{words}.</p>
        <LinkedAddresses
          linked={found.linked}
          also={asked.also?.split(',').filter(Boolean) ?? []}
          isBusy={isLooking}
          onChange={onAlso}
        />
        <div className="mt-4 flex flex-wrap gap-2">
          <Button variant="secondary" disabled={download.isPending || isLooking} onClick={() => download.submit()}>
            <Download className="size-5" aria-hidden />
            {download.isPending ? 'Preparing…' : 'Download'}
          </Button>
          <Button variant="danger" disabled={isLooking} onClick={() => setAsked(true)}>
            Delete everything
          </Button>
        </div>
      </Notice>
      {isAsked && (
        <ConfirmDeletion
          title={`Delete everything about ${who[0] ?? 'this person'}?`}
          description={`This deletes ${words} for good, along with any conversation where someone else mentioned their email or phone number. Emails already in your inbox stay, and our host’s backups are gone within 30 days.`}
          confirm="Delete for good"
          refuse="Keep it"
          isBusy={remove.isPending}
          onConfirm={() => remove.submit()}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  )
}
