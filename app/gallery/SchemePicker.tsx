import { useEffect, useState } from 'react'
import { SelectField } from '../components/SelectField'

/** Classes of the root element, where the tokens are defined. */
const SCHEMES = { system: '', light: 'scheme-light', dark: 'scheme-dark' }
type Scheme = keyof typeof SCHEMES

const isScheme = (value: string): value is Scheme => Object.hasOwn(SCHEMES, value)

export function SchemePicker() {
  const [scheme, setScheme] = useState<Scheme>('system')
  useEffect(() => {
    const name = SCHEMES[scheme]
    if (!name) return
    document.documentElement.classList.add(name)
    return () => document.documentElement.classList.remove(name)
  }, [scheme])
  return (
    <SelectField
      label="Light or dark"
      value={scheme}
      onChange={({ target }) => isScheme(target.value) && setScheme(target.value)}
    >
      <option value="system">Match the device</option>
      <option value="light">Light</option>
      <option value="dark">Dark</option>
    </SelectField>
  )
}
