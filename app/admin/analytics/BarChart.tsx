import { useEffect, useRef, useState } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { cx } from '../../lib/cx'
import { useMediaQuery } from '../../lib/useMediaQuery'

type Series = { label: string; values: number[]; color: 'brand' | 'brass' }
type Props = {
  /** What it shows, for who can't see it. */
  label: string
  names: string[]
  series: Series[]
}

const HEIGHT = 220
/** Whole numbers only, and enough room for a name. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]
const NAME_WIDTH = 70

/** Bars over names such as days; the figures of the one under the pointer stand above. */
export function BarChart({ label, names, series }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState<number | null>(null)
  const isDark = useMediaQuery('(prefers-color-scheme: dark)')
  // biome-ignore lint/correctness/useExhaustiveDependencies: colors are read anew when the scheme changes
  useEffect(() => {
    const element = place.current
    if (!element) return
    const chart = new UPlot(optionsFor(element, names, series, setIndex), dataOf(names, series), element)
    const watcher = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT }))
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      chart.destroy()
    }
  }, [names, series, isDark])
  return (
    <>
      <p aria-hidden className="min-h-6 text-quiet text-sm">
        {index !== null &&
          [names[index], ...series.map((one) => `${one.label} ${one.values[index]?.toLocaleString()}`)].join(' · ')}
      </p>
      <div ref={place} role="img" aria-label={label} className="min-w-0 overflow-hidden" />
      <p aria-hidden className="mt-2 flex justify-center gap-x-5 text-quiet text-sm">
        {series.map((one) => (
          <span key={one.label} className="inline-flex items-center gap-2">
            <span className={cx('size-3 rounded-xs', one.color === 'brand' ? 'bg-brand' : 'bg-brass')} />
            {one.label}
          </span>
        ))}
      </p>
    </>
  )
}

const dataOf = (names: string[], series: Series[]): UPlot.AlignedData => [
  names.map((_, index) => index),
  ...series.map(({ values }) => values),
]

/** Side by side: one over the other would hide it. */
const barsOf = (index: number, count: number) =>
  UPlot.paths.bars?.(count === 1 ? { size: [0.7, 60] } : { size: [0.35, 30], align: index === 0 ? -1 : 1 })

function optionsFor(
  element: HTMLElement,
  names: string[],
  series: Series[],
  onPoint: (index: number | null) => void,
): UPlot.Options {
  const styles = getComputedStyle(element)
  const quiet = colorOf(element, 'quiet')
  const line = colorOf(element, 'line')
  const axis = { stroke: quiet, font: `13px ${styles.fontFamily}`, ticks: { show: false } }
  return {
    width: element.clientWidth,
    height: HEIGHT,
    padding: [8, 8, 0, 0],
    cursor: { drag: { x: false, y: false }, points: { show: false }, y: false },
    legend: { show: false },
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
    scales: {
      x: { time: false, range: (_, from, to) => [from - 0.6, to + 0.6] },
      y: { range: (_, __, most) => [0, Math.max(4, most)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        incrs: STEPS,
        space: NAME_WIDTH,
        values: (_, splits) => splits.map((split) => names[split] ?? ''),
      },
      {
        ...axis,
        incrs: STEPS,
        size: 44,
        grid: { stroke: line, width: 1 },
        values: (_, splits) => splits.map((split) => split.toLocaleString()),
      },
    ],
    series: [
      {},
      ...series.map(({ label, color }, index) => {
        const paths = barsOf(index, series.length)
        return { label, fill: colorOf(element, color), ...(paths && { paths }), points: { show: false } }
      }),
    ],
  }
}

/** A canvas knows no custom properties: has the browser work the color out. */
function colorOf(element: HTMLElement, name: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(--color-${name})`
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
