import { CodeBlock } from '../../components/CodeBlock'
import { CopyButton } from '../../components/CopyButton'
import { Dialog } from '../../components/Dialog'

type Props = { title: string; note: string; secret: string; onClose: () => void }

/** A key or secret that can't be looked at again. */
export function ShownOnce({ title, note, secret, onClose }: Props) {
  return (
    <Dialog title={title} description={note} open onOpenChange={onClose}>
      <CodeBlock code={secret} />
      <div className="mt-4">
        <CopyButton
          text={secret}
          label="Copy"
          copied={{ title: 'Copied!', description: 'Now paste it where you need it.' }}
          failed="It wasn’t copied"
        />
      </div>
    </Dialog>
  )
}
