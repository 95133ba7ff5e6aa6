import { Card } from '../../components/Card'

const STEPS = [
  { title: 'Copy the code', text: 'The button puts all of it on your clipboard.' },
  {
    title: 'Paste it into your site',
    text: 'Just before </body>, on every page. Most site builders have one box for code that goes on all pages.',
  },
  {
    title: 'Publish and look',
    text: 'Open your site. The bubble is in the corner; ask it what your customers ask you.',
  },
]

export function InstallSteps() {
  return (
    <Card>
      <h2 className="font-semibold text-lg">Three steps</h2>
      <ol className="mt-4 grid gap-5">
        {STEPS.map(({ title, text }, step) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-full bg-brass-tint font-bold text-brass-ink"
            >
              {step + 1}
            </span>
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
