import { Check } from 'lucide-react'

export function FeatureList({ features }: { features: string[] }) {
  return (
    <ul className="grid gap-1 md:gap-2.5">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Check className="mt-0.5 size-5 shrink-0 text-done" aria-hidden />
          {feature}
        </li>
      ))}
    </ul>
  )
}
