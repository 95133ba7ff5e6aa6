import { useState } from 'react'
import { type FieldPath, type FieldPathValue, useFormContext } from 'react-hook-form'
import type { BusinessForm } from '../../../contract/businesses'
import { TextArea } from '../../components/TextArea'

type Lines = string[] | null | undefined
type Name = {
  [Path in FieldPath<BusinessForm>]: FieldPathValue<BusinessForm, Path> extends Lines ? Path : never
}[FieldPath<BusinessForm>]

type Props = {
  name: Extract<Name, 'branding.quickReplies' | 'leadQuestions'>
  label: string
  mark?: 'optional'
  hint: string
  placeholder?: string
  rows?: number
  /** Shown while there is nothing of the owner's own. */
  preset?: string[]
  /** What is stored for these lines. */
  toValue: (lines: string[]) => string[] | null
  error: string | undefined
}

/** A list of short texts, one a line. */
export function LinesField({ name, preset = [], toValue, ...shown }: Props) {
  const { formState, setValue, getValues } = useFormContext<BusinessForm>()
  // The text box keeps empty lines while typing; the form gets the others.
  const [typed, setTyped] = useState<string>()
  const change = (text: string) => {
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    setTyped(text)
    setValue(name, toValue(lines), { shouldDirty: true })
  }
  const saved = getValues(name) ?? preset
  return (
    <TextArea
      rows={3}
      {...shown}
      value={formState.isDirty && typed !== undefined ? typed : saved.join('\n')}
      onChange={(event) => change(event.target.value)}
    />
  )
}
