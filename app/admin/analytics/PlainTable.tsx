type Props = { caption: string; columns: string[]; rows: { key: string; cells: (string | number)[] }[] }

/** Figures in columns, the first cell of a row being its name. */
export const PlainTable = ({ caption, columns, rows }: Props) => (
  <table className="w-full text-right text-sm">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr className="border-line border-b">
        {columns.map((column) => (
          <th key={column} scope="col" className="px-2 py-2 font-semibold first:pl-0 first:text-left last:pr-0">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {rows.map(({ key, cells: [name, ...cells] }) => (
        <tr key={key} className="*:px-2 *:py-1.5 *:first:pl-0 *:last:pr-0">
          <th scope="row" className="wrap-anywhere text-left font-normal">
            {name}
          </th>
          {cells.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns don't move
            <td key={index}>{typeof cell === 'number' ? cell.toLocaleString() : cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
