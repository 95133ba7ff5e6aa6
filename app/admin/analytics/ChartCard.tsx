import { type ReactNode, useState } from 'react'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'

type Props = { title: string; said?: string | undefined; chart: ReactNode; table: ReactNode }

/** A chart that can be read as a table. `said`: what it shows, in a sentence. */
export function ChartCard({ title, said, chart, table }: Props) {
  const [isTable, setTable] = useState(false)
  return (
    <Card className="mt-6">
      <div className="mb-4 flex items-center justify-between gap-x-4">
        <h2 className="font-semibold text-lg">{title}</h2>
        <Button
          variant="quiet"
          className="-mr-3 shrink-0 px-3 text-link"
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? 'Show the chart' : 'Show as a table'}
        </Button>
      </div>
      {said && <p className="mb-4 text-quiet">{said}</p>}
      {isTable ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard
        <section aria-label={title} tabIndex={0} className="max-h-96 overflow-auto">
          {table}
        </section>
      ) : (
        chart
      )}
    </Card>
  )
}
