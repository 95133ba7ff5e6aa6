import { FindingGroup } from './FindingGroup'
import { FindingRow } from './FindingRow'
import { MendLook } from './MendLook'
import type { FoundLook, useLook } from './useLook'

const WORDS = { name: 'Name', color: 'Color', logo: 'Logo' }

type Props = { look: ReturnType<typeof useLook>; onEditing: (change: 1 | -1) => void }

/** The name, color and logo that the chat would have. */
export function LookGroup({ look, onEditing }: Props) {
  const { shown, take, drop, isBusy } = look
  if (shown.length === 0) return null
  return (
    <FindingGroup title="How your chat looks" isBusy={isBusy} onRight={() => take.mutate(shown)}>
      {shown.map((one) => (
        <FindingRow
          key={one.of}
          text={WORDS[one.of]}
          onDrop={() => drop(one.of)}
          onEditing={onEditing}
          {...(one.of !== 'logo' && {
            editor: (close: () => void) => (
              <MendLook found={one} onMend={(said) => take.mutateAsync([{ of: one.of, said }])} onCancel={close} />
            ),
          })}
        >
          <Shown found={one} />
        </FindingRow>
      ))}
    </FindingGroup>
  )
}

function Shown({ found: { of, said } }: { found: FoundLook }) {
  if (of === 'name') return <p>We’d call it “{said}.”</p>
  if (of === 'logo')
    return (
      <p className="flex items-center gap-3">
        We’d show your logo.
        <img src={said} alt="Your logo" className="size-9 rounded-full border border-line bg-white object-contain" />
      </p>
    )
  return (
    <p className="flex items-center gap-3">
      We’d use this color.
      <span aria-hidden className="size-9 shrink-0 rounded-full border border-line" style={{ backgroundColor: said }} />
    </p>
  )
}
