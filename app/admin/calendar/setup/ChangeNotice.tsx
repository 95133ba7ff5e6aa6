import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { factsQuery } from '../../../api/facts'
import { faqsQuery } from '../../../api/faqs'
import { Button } from '../../../components/Button'
import type { CalendarForm } from './calendarForm'
import { lengthWords, NOTICE_MINUTES } from './lengths'
import { NumberChoice } from './NumberChoice'
import { saidOfNotice } from './noticeSaid'

const changeWords = (minutes: number) => (minutes === 0 ? 'Until it starts' : `Until ${lengthWords(minutes)} before`)

/** Until when people may change a visit by themselves, beside what the owner's own policy says. */
export function ChangeNotice({ businessId }: { businessId: string }) {
  const { setValue, control } = useFormContext<CalendarForm>()
  const chosen = useWatch({ control, name: 'changeMinutes' })
  const facts = useQuery(factsQuery(businessId)).data
  const faqs = useQuery(faqsQuery(businessId)).data
  const said = saidOfNotice(facts, faqs)
  const isOther = said !== undefined && said !== chosen
  return (
    <div>
      <NumberChoice
        name="changeMinutes"
        label="People can move or cancel"
        hint={`${said === chosen ? 'From your cancellation policy. ' : ''}After that, they’re asked to call you.`}
        choices={NOTICE_MINUTES}
        words={changeWords}
      />
      {isOther && (
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm">
          Your cancellation policy says {lengthWords(said)}.
          <Button
            variant="quiet"
            className="px-2 text-link"
            onClick={() => setValue('changeMinutes', said, { shouldDirty: true, shouldValidate: true })}
          >
            Use {lengthWords(said)}
          </Button>
        </p>
      )}
    </div>
  )
}
