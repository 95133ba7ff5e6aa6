import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { type Business, type BusinessPatch, businessPatch } from '../../../../contract/businesses'
import { businessQuery, saveBusiness } from '../../../api/businesses'
import { Button } from '../../../components/Button'
import { TextField } from '../../../components/TextField'
import { showFieldErrors } from '../../../lib/fieldErrors'
import { toastError } from '../../../lib/toastError'
import { toast } from '../../../lib/toasts'
import { useSubmission } from '../../../lib/useSubmission'
import { resetToSaved } from '../../unsaved/resetToSaved'
import { useUnsaved } from '../../unsaved/useUnsaved'
import { PlaceCard } from './PlaceCard'

type LinkForm = Pick<BusinessPatch, 'calendlyUrl'>
const formOf = ({ calendlyUrl }: Business): LinkForm => ({ calendlyUrl: calendlyUrl ?? '' })

/** A page elsewhere where people pick a time; the same as in the settings. */
export function LinkCard({ business }: { business: Business }) {
  const queries = useQueryClient()
  // `raw`: an emptied field must be sent as '' to clear it.
  const form = useForm({
    resolver: zodResolver(businessPatch, undefined, { raw: true }),
    defaultValues: formOf(business),
  })
  const { isDirty, errors } = form.formState
  useUnsaved(isDirty)
  const save = useSubmission({
    mutationFn: (values: LinkForm) => saveBusiness(business.id, { calendlyUrl: values.calendlyUrl }),
    onSuccess: (saved, sent) => {
      queries.setQueryData(businessQuery(business.id).queryKey, saved)
      resetToSaved(form, formOf(saved), sent)
      toast({ title: 'Booking link saved' })
    },
    onError: (error) => {
      showFieldErrors(form, ['calendlyUrl'], error)
      toastError(error, 'The link wasn’t saved. Please try again.')
    },
  })
  return (
    <PlaceCard title="Booking link">
      <p className="text-quiet">
        A page where people pick a time, on Calendly, Square or elsewhere. The chat opens it for them; what they book
        there isn’t listed here.
      </p>
      <form noValidate className="grid gap-3" onSubmit={form.handleSubmit(save.submit)}>
        <TextField
          label="Booking link"
          mark="optional"
          type="url"
          inputMode="url"
          placeholder="https://"
          error={errors.calendlyUrl?.message}
          {...form.register('calendlyUrl')}
        />
        {isDirty && (
          <div>
            <Button type="submit" disabled={save.isPending}>
              {save.isPending ? 'Saving...' : 'Save link'}
            </Button>
          </div>
        )}
      </form>
    </PlaceCard>
  )
}
