import { Card } from '../../components/Card'
import { StepList } from '../../components/StepList'

const STEPS = [
  { title: 'Copy the code', text: 'The button copies all of it.' },
  {
    title: 'Paste it into your site',
    text: 'Just before </body>, on every page. Most site builders have one box for code that goes on all pages.',
  },
  {
    title: 'Publish and take a look',
    text: 'Open your site. The bubble is in the corner. Ask it what your customers ask you.',
  },
]

export function InstallSteps() {
  return (
    <Card>
      <h2 className="font-semibold text-lg">Three steps</h2>
      <div className="mt-4">
        <StepList steps={STEPS} />
      </div>
    </Card>
  )
}
