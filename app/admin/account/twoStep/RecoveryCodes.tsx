import { Download } from 'lucide-react'
import { Button } from '../../../components/Button'
import { CopyButton } from '../../../components/CopyButton'
import { saveFile } from '../../../lib/saveFile'

/** Ten codes, shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = `${codes.join('\n')}\n`
  const download = () => saveFile(new Blob([text], { type: 'text/plain' }), 'deskbell-recovery-codes.txt')
  return (
    <div className="grid gap-4">
      <p>
        If you lose your phone, each of these logs you in once. Print them or keep them with your passwords:{' '}
        <strong>they aren’t shown again.</strong>
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-2 rounded-control bg-sunken p-4 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton
          text={text}
          label="Copy"
          copied={{ title: 'Copied', description: 'Paste them where you keep passwords.' }}
          failed="The codes weren’t copied"
          variant="secondary"
        />
        <Button variant="secondary" onClick={download}>
          <Download className="size-5" aria-hidden />
          Download
        </Button>
        <Button onClick={onClose}>I’ve saved them</Button>
      </div>
    </div>
  )
}
