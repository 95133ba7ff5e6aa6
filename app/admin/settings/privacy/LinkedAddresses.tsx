import { useId } from 'react'
import type { LinkedAddress } from '../../../../contract/privacy'

type Props = { linked: LinkedAddress[]; also: string[]; isBusy: boolean; onChange: (also: string[]) => void }

/** Addresses that stand in one of the person's leads and in others too: whose they are is the owner's to say. */
export function LinkedAddresses({ linked, also, isBusy, onChange }: Props) {
  const id = useId()
  const rows = [...also.map((address) => ({ address, about: 'Included' })), ...linked.map(described)]
  if (rows.length === 0) return null
  return (
    <fieldset className="mt-4 border-line border-t pt-3">
      <legend className="float-left w-full font-semibold">Also theirs?</legend>
      <p className="clear-both text-quiet text-sm">
        Anyone can type someone else’s number into a form, so we leave these out unless you know they belong to the same
        person.
      </p>
      {rows.map(({ address, about }, at) => (
        <label key={address} htmlFor={`${id}-${at}`} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
          <input
            type="checkbox"
            id={`${id}-${at}`}
            className="size-5 shrink-0 accent-brand"
            checked={also.includes(address)}
            disabled={isBusy}
            onChange={({ target }) =>
              onChange(target.checked ? [...also, address] : also.filter((one) => one !== address))
            }
          />
          <span className="wrap-anywhere">
            <bdi>{address}</bdi> <span className="text-quiet text-sm">{about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const described = ({ address, names, leads }: LinkedAddress) => ({
  address,
  about: `${leads === 1 ? 'in 1 other lead' : `in ${leads || 'no'} other leads`}${names.length > 0 ? `, by ${names.join(', ')}` : ''}`,
})
