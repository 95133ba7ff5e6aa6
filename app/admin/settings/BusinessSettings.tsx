import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { type Business, type BusinessForm, businessRequest } from '../../../contract/businesses'
import { meQuery } from '../../api/accounts'
import { businessQuery, saveBusiness } from '../../api/businesses'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { showFieldErrors } from '../../lib/fieldErrors'
import { toast } from '../../lib/toasts'
import { AboutFields } from './AboutFields'
import { SETTINGS_FIELDS, toForm } from './settingsForm'
import { WidgetFields } from './WidgetFields'

export function BusinessSettings({ business }: { business: Business }) {
  const queries = useQueryClient()
  // `raw`: the server must see an emptied field as '' to clear it, and the schema's output would leave it out.
  const form = useForm({
    resolver: zodResolver(businessRequest, undefined, { raw: true }),
    defaultValues: toForm(business),
  })
  const save = useMutation({
    mutationFn: (values: BusinessForm) => saveBusiness(business.id, values),
    onSuccess: (saved) => {
      queries.setQueryData(businessQuery(business.id).queryKey, saved)
      queries.invalidateQueries({ queryKey: meQuery.queryKey })
      form.reset(toForm(saved))
      toast({ title: 'Success', description: 'Business settings updated successfully!' })
    },
    onError: (error) => {
      showFieldErrors(form, SETTINGS_FIELDS, error)
      toast({ title: 'Error', description: 'Failed to update business settings.', tone: 'danger' })
    },
  })

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit((values) => save.isPending || save.mutate(values))}>
        <Card className="grid gap-5">
          <h2 className="font-semibold text-lg">Your business</h2>
          <AboutFields />
          <h2 className="mt-2 border-line border-t pt-6 font-semibold text-lg">On your site</h2>
          <WidgetFields />
          <div className="sticky bottom-16 -mx-5 -mb-5 rounded-b-card border-line border-t bg-surface px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6 md:bottom-0">
            <Button type="submit" className="w-full sm:w-auto" disabled={save.isPending}>
              {save.isPending ? 'Saving...' : 'Save settings'}
            </Button>
          </div>
        </Card>
      </form>
    </FormProvider>
  )
}
