import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS, type ImportField, type ImportReport } from '../../../../contract/leadImport'
import { importLeads } from '../../../api/leadImport'
import { leadsKey } from '../../../api/leads'
import { Button } from '../../../components/Button'
import { Dialog } from '../../../components/Dialog'
import { errorText } from '../../../lib/errorText'
import { toast } from '../../../lib/toasts'
import { leadCount } from '../words'
import { ColumnPicker } from './ColumnPicker'
import { Outcome } from './Outcome'

const TOO_LARGE = `That file is larger than ${IMPORT_MAX_BYTES / 1024 / 1024} MB. Please split it into smaller files.`

/** A file is looked at first: what its columns are, and which rows can't be taken. Only then is it imported. */
export function ImportDialog({ businessId, onClose }: { businessId: string; onClose: () => void }) {
  const queries = useQueryClient()
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<ImportReport>()
  const [problem, setProblem] = useState<string>()
  const send = useMutation({
    mutationFn: (input: { file: File; columns?: (ImportField | null)[]; dryRun: boolean }) =>
      importLeads(businessId, input),
    onSuccess: async (found, { dryRun }) => {
      setProblem(undefined)
      setReport(found)
      if (dryRun) return
      await queries.invalidateQueries({ queryKey: leadsKey(businessId) })
      // Otherwise the dialog stays and says it, with the rows that are left to mend.
      if (found.failed > 0) return
      toast({ title: `${leadCount(found.imported)} imported` })
      onClose()
    },
    onError: (error) => setProblem(errorText(error, 'The file couldn’t be read. Nothing was imported.')),
  })
  const pick = (picked: File | undefined) => {
    setReport(undefined)
    setFile(picked)
    if (picked && picked.size > IMPORT_MAX_BYTES) setProblem(TOO_LARGE)
    else if (picked) send.mutate({ file: picked, dryRun: true })
  }
  const isDone = report !== undefined && report.imported > 0
  return (
    <Dialog
      title="Import leads"
      description={`Use a CSV file from a spreadsheet or another program, with headings in the first row and up to ${IMPORT_MAX_ROWS.toLocaleString()} rows. Nobody gets an email about them.`}
      open
      onOpenChange={onClose}
    >
      <div className="grid gap-5">
        {!isDone && (
          <input
            type="file"
            aria-label="CSV file"
            accept=".csv,.txt,text/csv"
            onChange={(event) => pick(event.target.files?.[0])}
            className="w-full cursor-pointer rounded-control border border-outline border-dashed p-3 file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border-0 file:bg-sunken file:px-4 file:font-semibold file:text-ink"
          />
        )}
        {problem && (
          <p role="alert" className="font-medium text-danger-ink">
            {problem}
          </p>
        )}
        {send.isPending && <p role="status">Reading the file…</p>}
        {report && !isDone && file && (
          <ColumnPicker columns={report.columns} onChange={(columns) => send.mutate({ file, columns, dryRun: true })} />
        )}
        {report && <Outcome report={report} />}
        {report && !isDone && file && (
          <Button
            size="large"
            disabled={send.isPending || report.ready === 0}
            onClick={() => send.mutate({ file, columns: report.columns.map(({ field }) => field), dryRun: false })}
          >
            {report.ready === 0 ? 'Nothing to import' : `Import ${leadCount(report.ready)}`}
          </Button>
        )}
        {isDone && <Button onClick={onClose}>Done</Button>}
      </div>
    </Dialog>
  )
}
