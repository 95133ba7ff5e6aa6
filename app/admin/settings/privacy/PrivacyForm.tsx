import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { Business } from '../../../../contract/businesses'
import type { PrivacySettings } from '../../../../contract/privacy'
import { countOlder, privacyQuery, savePrivacy } from '../../../api/privacy'
import { Card } from '../../../components/Card'
import { toastError } from '../../../lib/toastError'
import { toast } from '../../../lib/toasts'
import { useSubmission } from '../../../lib/useSubmission'
import { resetToSaved } from '../../unsaved/resetToSaved'
import { useUnsaved } from '../../unsaved/useUnsaved'
import { SaveBar } from '../SaveBar'
import { ConfirmDeletion } from './ConfirmDeletion'
import { HealthField } from './HealthField'
import { KeepFields } from './KeepFields'
import { olderWords } from './words'

const FAILED = 'That wasn’t saved. Please try again.'

export function PrivacyForm({ business, saved }: { business: Business; saved: PrivacySettings }) {
  const queries = useQueryClient()
  const form = useForm({ defaultValues: saved })
  useUnsaved(form.formState.isDirty)
  const [asked, setAsked] = useState<{ settings: PrivacySettings; words: string }>()
  const save = useSubmission({
    mutationFn: (body: PrivacySettings & { mayDelete?: boolean }) => savePrivacy(business.id, body),
    onSuccess: (now, { mayDelete: _, ...sent }) => {
      queries.setQueryData(privacyQuery(business.id).queryKey, now)
      setAsked(undefined)
      resetToSaved(form, now, sent)
      toast({ title: 'Privacy settings saved' })
    },
    onError: (error) => toastError(error, FAILED),
  })
  const check = useSubmission({
    mutationFn: async (settings: PrivacySettings) => {
      const { keepConversationsDays, keepLeadsDays } = settings
      const older = await countOlder(business.id, {
        keepConversationsDays: keepConversationsDays === saved.keepConversationsDays ? null : keepConversationsDays,
        keepLeadsDays: keepLeadsDays === saved.keepLeadsDays ? null : keepLeadsDays,
      })
      return { settings, words: olderWords(older) }
    },
    onSuccess: (found) => (found.words ? setAsked(found) : save.submit(found.settings)),
    onError: (error) => toastError(error, FAILED),
  })
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(check.submit)}>
        <Card className="grid gap-5">
          <h2 className="font-semibold text-lg">How long things are kept</h2>
          <KeepFields />
          <HealthField businessType={business.businessType} />
          <SaveBar
            label="Save privacy settings"
            isSaving={check.isPending || save.isPending}
            isDirty={form.formState.isDirty}
            onDiscard={() => form.reset()}
          />
        </Card>
      </form>
      {asked && (
        <ConfirmDeletion
          title={`Delete ${asked.words}?`}
          description="Anything older than the time you chose will be deleted for good, and you can’t get it back."
          confirm="Delete and save"
          refuse="Keep everything"
          isBusy={save.isPending}
          onConfirm={() => save.submit({ ...asked.settings, mayDelete: true })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </FormProvider>
  )
}
