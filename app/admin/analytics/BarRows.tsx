type BarRow = { key: string; name: string; count: number; note?: string }

type Props = { caption: string; countHeading: string; rows: BarRow[]; of?: number }

/** A table whose figures have bars. A whole bar is the largest figure, or `of` where that is more. */
export function BarRows({ caption, countHeading, rows, of }: Props) {
  const whole = Math.max(1, of ?? 0, ...rows.map(({ count }) => count))
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{caption}</th>
          <th scope="col">{countHeading}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, count, note }) => (
          <tr key={key} className="align-top">
            <th scope="row" className="wrap-anywhere py-1.5 pr-3 text-left font-normal">
              {name}
              {note && <span className="block text-quiet">{note}</span>}
            </th>
            <td className="w-3/5 py-1.5">
              <span className="flex items-center gap-2">
                <svg aria-hidden viewBox="0 0 100 10" preserveAspectRatio="none" className="h-4 w-0 grow text-brand">
                  <rect width="100" height="10" className="text-sunken" fill="currentColor" />
                  <rect width={(count / whole) * 100} height="10" fill="currentColor" />
                </svg>
                <span className="w-14 shrink-0 text-right font-semibold">{count.toLocaleString()}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
