import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Takes what was saved for what stands, but for fields that were changed since it was `sent`: what somebody types while a save is on its way stays. */
export function resetToSaved<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  saved: Values,
  sent: Values,
): void {
  const now = form.getValues()
  form.reset(saved)
  for (const name of Object.keys(now) as Path<Values>[])
    if (JSON.stringify(now[name]) !== JSON.stringify(sent[name])) form.setValue(name, now[name], { shouldDirty: true })
}
