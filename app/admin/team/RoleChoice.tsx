import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { MemberRole } from '../../../contract/roles'
import { MAY, ROLE_NAMES } from './roleWords'

const CHOICES: MemberRole[] = ['agent', 'manager']

/** The roles, each with what it may do. */
export function RoleChoice({ field }: { field: UseFormRegisterReturn }) {
  const id = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">What they can do</legend>
      <div className="grid gap-2">
        {CHOICES.map((role) => (
          <label
            key={role}
            htmlFor={`${id}-${role}`}
            className="flex cursor-pointer gap-3 rounded-control border border-outline px-4 py-3 transition-colors hover:bg-sunken has-checked:border-brand has-checked:bg-brand-tint"
          >
            <input
              type="radio"
              id={`${id}-${role}`}
              value={role}
              className="mt-0.5 size-5 shrink-0 accent-brand"
              {...field}
            />
            <span>
              <span className="block font-semibold">{ROLE_NAMES[role]}</span>
              <span className="block text-quiet text-sm">Can {MAY[role]}.</span>
            </span>
          </label>
        ))}
      </div>
      <p className="mt-2 text-quiet text-sm">Only you can change the plan, the team, and your account.</p>
    </fieldset>
  )
}
