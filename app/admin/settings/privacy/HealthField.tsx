import { useFormContext } from 'react-hook-form'
import { type BusinessType, CASE_PRACTICES, HEALTH_PRACTICES } from '../../../../contract/businessTypes'
import { capital } from '../../../../contract/capital'
import type { PrivacySettings } from '../../../../contract/privacy'
import { CheckField } from '../../../components/CheckField'

export function HealthField({ businessType }: { businessType: BusinessType }) {
  const { register } = useFormContext<PrivacySettings>()
  const isOfCases = CASE_PRACTICES.includes(businessType)
  const details = isOfCases ? 'case details' : 'health details'
  return (
    <div className="grid gap-4">
      <h2 className="mt-2 border-line border-t pt-6 font-semibold text-lg">{capital(details)}</h2>
      <CheckField
        label={`Keep ${details} out`}
        hint={
          isOfCases
            ? 'For an office where some people who see email shouldn’t see case details.'
            : HEALTH_PRACTICES.includes(businessType)
              ? 'We suggest this for a practice like yours.'
              : 'For anyone whose visitors may write about their health.'
        }
        {...register('noHealthDetails')}
      />
      <div className="grid gap-4 text-sm sm:grid-cols-2">
        <div>
          <h3 className="font-semibold">What it does</h3>
          <ul className="mt-1 grid list-disc gap-1 pl-5 text-quiet">
            <li>Your chat asks people to leave out {isOfCases ? 'confidential' : 'health'} details.</li>
            <li>What they write is deleted a day after their last message. Until then you can read and answer it.</li>
            <li>
              Leads, emails and your conversation list show only their name, how to reach them, when they wrote, and
              whether it’s urgent.
            </li>
          </ul>
        </div>
        <div>
          <h3 className="font-semibold">What it doesn’t do</h3>
          <ul className="mt-1 grid list-disc gap-1 pl-5 text-quiet">
            <li>
              It can’t stop people from writing about their {isOfCases ? 'case' : 'health'}, and your chat still reads
              what they write to answer them, using AI where that’s set up.
            </li>
            <li>It starts with the next conversation. Anything saved before stays until you delete it.</li>
            <li>It doesn’t turn your chat into a place for {isOfCases ? 'case files' : 'patient records'}.</li>
          </ul>
        </div>
      </div>
    </div>
  )
}
