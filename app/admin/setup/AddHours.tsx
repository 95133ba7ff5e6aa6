import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { BusinessFacts } from '../../../contract/facts'
import { factsQuery, saveFacts } from '../../api/facts'
import { Button } from '../../components/Button'
import { toastError } from '../../lib/toastError'
import { MendHours } from './MendHours'

type Props = {
  businessId: string
  /** Told +1 when the editor opens and -1 when it is gone. */
  onEditing: (change: 1 | -1) => void
}

/** Opening hours that the site doesn't say, and those added here, to change. */
export function AddHours({ businessId, onEditing }: Props) {
  const queries = useQueryClient()
  const facts = useQuery(factsQuery(businessId))
  const [isOpen, setIsOpen] = useState(false)
  const [isAdded, setIsAdded] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    onEditing(1)
    return () => onEditing(-1)
  }, [isOpen, onEditing])
  const save = useMutation({
    mutationFn: async (hours: BusinessFacts['hours']) => {
      const now = await queries.fetchQuery({ ...factsQuery(businessId), staleTime: 0 })
      queries.setQueryData(factsQuery(businessId).queryKey, await saveFacts(businessId, { ...now, hours }))
    },
    onSuccess: () => {
      setIsAdded(true)
      setIsOpen(false)
    },
    onError: (error) => toastError(error, 'Your hours weren’t saved, but they’re still here. Please try again.'),
  })
  if (!facts.data) return null
  const { hours } = facts.data
  if (!isAdded && Object.keys(hours).length > 0) return null
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      {isOpen ? (
        <MendHours
          hours={hours}
          onMend={({ facts: said }) => save.mutateAsync(said?.hours ?? {})}
          onCancel={() => setIsOpen(false)}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status">{isAdded ? 'Your hours are saved.' : 'We didn’t find your hours.'}</p>
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {!isAdded && <Plus className="size-5" aria-hidden />}
            {isAdded ? 'Change hours' : 'Add hours'}
          </Button>
        </div>
      )}
    </div>
  )
}
