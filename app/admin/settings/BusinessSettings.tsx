import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { type Business, type BusinessForm, businessRequest } from '../../../contract/businesses'
import { meQuery } from '../../api/accounts'
import { businessQuery, saveBusiness } from '../../api/businesses'
import { Card } from '../../components/Card'
import { showFieldErrors } from '../../lib/fieldErrors'
import { toast } from '../../lib/toasts'
import { useMediaQuery } from '../../lib/useMediaQuery'
import { useSubmission } from '../../lib/useSubmission'
import { resetToSaved } from '../unsaved/resetToSaved'
import { useKeptDraft } from '../unsaved/useKeptDraft'
import { useUnsaved } from '../unsaved/useUnsaved'
import { AboutFields } from './AboutFields'
import { LeadFields } from './LeadFields'
import { OwnDress } from './OwnDress'
import { LivePreview } from './preview/LivePreview'
import { PreviewSheet } from './preview/PreviewSheet'
import { SaveBar } from './SaveBar'
import { SETTINGS_FIELDS, toForm } from './settingsForm'
import { WidgetFields } from './WidgetFields'

export function BusinessSettings({ business }: { business: Business }) {
  const queries = useQueryClient()
  const isWide = useMediaQuery('(min-width: 64rem)')
  // `raw`: an emptied field must be sent as '' to clear it; the schema's output would omit it.
  const form = useForm({
    resolver: zodResolver(businessRequest, undefined, { raw: true }),
    defaultValues: toForm(business),
  })
  useUnsaved(form.formState.isDirty)
  useKeptDraft(`settings:${business.id}`, form)
  const save = useSubmission({
    mutationFn: (values: BusinessForm) => saveBusiness(business.id, values),
    onSuccess: (saved, sent) => {
      queries.setQueryData(businessQuery(business.id).queryKey, saved)
      queries.invalidateQueries({ queryKey: meQuery.queryKey })
      resetToSaved(form, toForm(saved), sent)
      toast({ title: 'Success', description: 'Business settings updated successfully!' })
    },
    onError: (error) => {
      showFieldErrors(form, SETTINGS_FIELDS, error)
      toast({ title: 'Error', description: 'Failed to update business settings.', tone: 'danger' })
    },
  })

  return (
    <FormProvider {...form}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <form noValidate className="min-w-0" onSubmit={form.handleSubmit(save.submit)}>
          <Card className="grid gap-5">
            <h2 className="font-semibold text-lg">Your business</h2>
            <AboutFields />
            <h2 className="mt-2 border-line border-t pt-6 font-semibold text-lg">On your site</h2>
            <WidgetFields />
            <h2 className="mt-2 border-line border-t pt-6 font-semibold text-lg">Leads</h2>
            <LeadFields business={business} />
            <OwnDress business={business} />
            <SaveBar
              label="Save settings"
              isSaving={save.isPending}
              isDirty={form.formState.isDirty}
              onDiscard={() => form.reset()}
            >
              {!isWide && <PreviewSheet business={business} />}
            </SaveBar>
          </Card>
        </form>
        {isWide && (
          <div className="sticky top-6">
            <LivePreview business={business} />
          </div>
        )}
      </div>
    </FormProvider>
  )
}
