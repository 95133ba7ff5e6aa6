import { type RefObject, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { WEEK_DAY_NAMES, WEEK_DAYS } from '../../../../contract/facts'
import { TextField } from '../../../components/TextField'
import { FactSection } from '../../settings/facts/FactSection'
import { currencySign } from '../../settings/facts/money'
import { Rows } from '../../settings/facts/Rows'
import { type CalendarForm, NEW_SERVICE, type ServiceForm } from './calendarForm'
import { BUFFER_MINUTES, lengthWords, SERVICE_MINUTES } from './lengths'
import { NumberChoice } from './NumberChoice'
import { ProposedServices } from './ProposedServices'
import { WhoAndWhere } from './WhoAndWhere'

type Props = { businessId: string; currency: string; ticked?: RefObject<ServiceForm[]> }

/** What can be booked. */
export function ServiceRows({ businessId, currency, ticked }: Props) {
  const { control, getValues } = useFormContext<CalendarForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'services', keyName: 'key' })
  return (
    <FactSection
      title="What can people book?"
      hint="Each service and how long it takes. Add a price if you want it shown."
    >
      <ProposedServices
        businessId={businessId}
        ticked={ticked}
        onTake={(services) => append(services, { shouldFocus: false })}
      />
      <Rows
        ids={fields.map(({ key }) => key)}
        one="service"
        nameOf={(index) => getValues(`services.${index}.name`)}
        onAdd={() => append(NEW_SERVICE)}
        onRemove={remove}
      >
        {(index) => <ServiceFields index={index} sign={currencySign(currency)} />}
      </Rows>
    </FactSection>
  )
}

const pauseWords = (minutes: number) => (minutes === 0 ? 'None' : lengthWords(minutes))

function ServiceFields({ index, sign }: { index: number; sign: string }) {
  const { register, formState, control, getValues } = useFormContext<CalendarForm>()
  const errors = formState.errors.services?.[index]
  const staff = useWatch({ control, name: 'staff' })
  const rooms = useWatch({ control, name: 'resources' })
  const hours = useWatch({ control, name: 'hours' })
  // As it was saved: a fold that opens and shuts with each tick is none.
  const [isOfSomeDays] = useState(() => getValues(`services.${index}.days`).length > 0)
  const openDays = WEEK_DAYS.filter((day) => hours[day].state === 'open').map((day) => ({
    id: day,
    name: WEEK_DAY_NAMES[day],
  }))
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-[2fr_1.3fr_1fr_1.3fr]">
      <div className="col-span-2 sm:col-span-1">
        <TextField
          label="Service"
          autoComplete="off"
          error={errors?.name?.message}
          {...register(`services.${index}.name`)}
        />
      </div>
      <div className="max-sm:col-span-2">
        <NumberChoice
          name={`services.${index}.minutes`}
          label="Duration"
          choices={SERVICE_MINUTES}
          words={lengthWords}
        />
      </div>
      <div className="max-[23rem]:col-span-2">
        <TextField
          label={`Price (${sign})`}
          inputMode="decimal"
          placeholder="optional"
          error={errors?.price?.message}
          {...register(`services.${index}.price`)}
        />
      </div>
      <div className="max-[23rem]:col-span-2">
        <NumberChoice
          name={`services.${index}.bufferMinutes`}
          label="Break afterward"
          choices={BUFFER_MINUTES}
          words={pauseWords}
        />
      </div>
      {staff.length > 1 && (
        <WhoAndWhere index={index} name="staffIds" legend="Who does it" nobody="Anyone" things={staff} />
      )}
      {openDays.length > 1 && (
        <details className="col-span-full" open={isOfSomeDays}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control font-semibold text-link text-sm">
            Only on some days
          </summary>
          <WhoAndWhere index={index} name="days" legend="Offered on" nobody="Every open day" things={openDays} />
        </details>
      )}
      <WhoAndWhere index={index} name="resourceIds" legend="What it needs" nobody="Nothing special" things={rooms} />
    </div>
  )
}
