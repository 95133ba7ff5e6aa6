import { SelectField } from '../../components/SelectField'

type Props<T extends string> = {
  label: string
  /** The option that doesn't narrow. */
  all: string
  value: T | ''
  choices: readonly T[]
  words: (choice: T) => string
  onChange: (choice: T | '') => void
}

/** Narrows a list to one of some choices. */
export function ChoiceSelect<T extends string>({ label, all, value, choices, words, onChange }: Props<T>) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(event) => onChange(choices.find((choice) => choice === event.target.value) ?? '')}
    >
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {words(choice)}
        </option>
      ))}
    </SelectField>
  )
}
