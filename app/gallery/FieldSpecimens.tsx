import { useState } from 'react'
import { CheckField } from '../components/CheckField'
import { ColorField } from '../components/ColorField'
import { PasswordField } from '../components/PasswordField'
import { RadioCard } from '../components/RadioCard'
import { SearchField } from '../components/SearchField'
import { SelectField } from '../components/SelectField'
import { TextArea } from '../components/TextArea'
import { TextField } from '../components/TextField'
import { Specimen, SpecimenGroup } from './Specimen'

export function FieldSpecimens() {
  const [color, setColor] = useState('#2563EB')
  return (
    <SpecimenGroup title="Fields">
      <Specimen name="TextField: plain, required, optional with a hint, with an error">
        <div className="grid gap-5">
          <TextField label="Name" />
          <TextField label="Business name" mark="required" defaultValue="Harbor Street Garage" />
          <TextField label="Location" mark="optional" hint="Your address, or the area you cover." />
          <TextField label="Email" defaultValue="dana@" error="Please enter a valid email address" />
        </div>
      </Specimen>
      <Specimen name="TextField: read-only, disabled; PasswordField; SearchField">
        <div className="grid gap-5">
          <TextField label="Email address" readOnly value="dana@example.com" />
          <TextField label="Phone" disabled value="(207) 555-0148" />
          <PasswordField label="Password" defaultValue="correct horse" autoComplete="off" />
          <SearchField label="Search" placeholder="Name, email or phone" />
        </div>
      </Specimen>
      <Specimen name="TextArea, SelectField">
        <div className="grid gap-5">
          <TextArea label="Services" defaultValue="Brakes, tires, oil changes" />
          <TextArea label="Specialties" error="Please keep this under 2000 characters" />
          <SelectField label="Business type" defaultValue="automotive">
            <option value="automotive">Automotive</option>
            <option value="salon">Salon</option>
          </SelectField>
        </div>
      </Specimen>
      <Specimen name="CheckField, RadioCard, ColorField">
        <div className="grid gap-5">
          <CheckField label="Require a phone number" hint="People can’t send the form without one." defaultChecked />
          <CheckField label="Not chosen" />
          <div className="grid gap-2">
            <RadioCard name="plan" label="Starter" note="$49" />
            <RadioCard name="plan" label="Business" note="$99" defaultChecked />
          </div>
          <ColorField
            label="Color"
            picked={color}
            onPick={setColor}
            value={color}
            onChange={({ target }) => setColor(target.value)}
          />
        </div>
      </Specimen>
    </SpecimenGroup>
  )
}
