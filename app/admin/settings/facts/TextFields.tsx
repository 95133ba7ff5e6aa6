import { useFormContext } from 'react-hook-form'
import { TextArea } from '../../../components/TextArea'
import { TextField } from '../../../components/TextField'
import type { Example } from './examples'
import { FactSection } from './FactSection'
import type { FactsForm, LineField } from './factsForm'

type LinesProps = { name: LineField; label: string; placeholder?: string | undefined }

function Lines({ name, label, placeholder }: LinesProps) {
  const { register, formState } = useFormContext<FactsForm>()
  return (
    <TextArea
      label={label}
      rows={2}
      placeholder={placeholder}
      error={formState.errors[name]?.message}
      {...register(name)}
    />
  )
}

export function ReachFields({ example }: { example: Example }) {
  const { register, formState } = useFormContext<FactsForm>()
  return (
    <FactSection title="Where and how people reach you" hint="One per line.">
      <div className="grid gap-5 sm:grid-cols-2">
        <Lines name="phones" label="Phone numbers" placeholder="207 555 0148" />
        <Lines name="emails" label="Email addresses" placeholder="hello@example.com" />
        <Lines name="addresses" label="Addresses" placeholder="12 Harbor Street, Portland" />
        <Lines name="areas" label="Towns and areas you serve" placeholder="Portland&#10;South Portland" />
        <TextField
          label="Emergency number"
          type="tel"
          hint={`${example.emergency ?? 'For anything that can’t wait until you open.'} Leave it blank if you don’t offer that.`}
          error={formState.errors.emergencyPhone?.message}
          {...register('emergencyPhone')}
        />
      </div>
    </FactSection>
  )
}

export function TermsFields({ example }: { example: Example }) {
  return (
    <FactSection
      title="Payment, insurance and languages"
      hint="One per line. Anything your website says, your chat already knows."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Lines name="payments" label="Ways to pay" placeholder="Cash&#10;Visa and Mastercard" />
        <Lines name="insurance" label="Insurance you take" placeholder={example.insurance} />
        <Lines name="languages" label="Languages you speak" placeholder="English&#10;Spanish" />
      </div>
    </FactSection>
  )
}
