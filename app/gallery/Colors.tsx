import { cx } from '../lib/cx'
import { Specimen, SpecimenGroup } from './Specimen'

const GROUNDS = [
  { name: 'paper', look: 'bg-paper' },
  { name: 'surface', look: 'bg-surface' },
  { name: 'sunken', look: 'bg-sunken' },
  { name: 'night', look: 'bg-night text-brass-on-night' },
  { name: 'brand', look: 'bg-brand text-white' },
  { name: 'brand-strong', look: 'bg-brand-strong text-white' },
  { name: 'brand-tint', look: 'bg-brand-tint text-link' },
  { name: 'brass-tint', look: 'bg-brass-tint text-brass-ink' },
  { name: 'done-tint', look: 'bg-done-tint text-done-ink' },
  { name: 'danger-tint', look: 'bg-danger-tint text-danger-ink' },
]

export function Colors() {
  return (
    <SpecimenGroup title="Color and type">
      <Specimen name="Backgrounds, with the text on them">
        <ul className="grid grid-cols-2 gap-2">
          {GROUNDS.map(({ name, look }) => (
            <li key={name} className={cx('rounded-control border border-line px-4 py-3', look)}>
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type">
        <p className="font-display font-extrabold text-4xl tracking-tight">The front desk</p>
        <p className="mt-3 font-semibold text-xl">A card’s heading</p>
        <p className="mt-3">Text is 16 pixels with a line height of 1.55, and no wider than 65 characters.</p>
        <p className="mt-3 text-quiet">Quiet text is for what you can skip.</p>
        <p className="mt-3 font-mono text-sm">Code and keys are set in this.</p>
      </Specimen>
    </SpecimenGroup>
  )
}
