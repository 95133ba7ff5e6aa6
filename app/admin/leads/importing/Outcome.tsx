import type { ImportReport } from '../../../../contract/leadImport'
import { leadCount } from '../words'

const rowCount = (count: number) => (count === 1 ? '1 row' : `${count.toLocaleString()} rows`)

/** What a file comes to, or came to, with what is wrong by line. */
export function Outcome({ report: { rows, ready, known, failed, errors, imported } }: { report: ImportReport }) {
  return (
    <div>
      <p role="status">
        {imported > 0 ? `${leadCount(imported)} imported.` : `${rowCount(rows)}: ${leadCount(ready)} to import.`}
        {known > 0 && ` You already have ${known.toLocaleString()}.`}
        {failed > 0 && ` ${rowCount(failed)} can’t be imported:`}
      </p>
      {errors.length > 0 && (
        <ul className="mt-2 max-h-48 overflow-y-auto rounded-control bg-sunken p-3 text-sm">
          {errors.map(({ line, message }) => (
            <li key={line} className="wrap-anywhere">
              Row {line.toLocaleString()}: {message}
            </li>
          ))}
          {failed > errors.length && (
            <li>
              And {(failed - errors.length).toLocaleString()} more {failed - errors.length === 1 ? 'row' : 'rows'}.
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
