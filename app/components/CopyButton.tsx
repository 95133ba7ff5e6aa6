import { Check, Copy } from 'lucide-react'
import { toast } from '../lib/toasts'
import { Button } from './Button'
import { useCopy } from './useCopy'

type Props = {
  text: string
  label: string
  copied: { title: string; description: string }
  failed: string
  variant?: 'primary' | 'secondary'
}

export function CopyButton({ text, label, copied, failed, variant = 'primary' }: Props) {
  const { isCopied, copy } = useCopy()
  const onClick = () =>
    copy(text).then(
      () => toast(copied),
      () => toast({ title: failed, description: 'Select the text and copy it by hand.', tone: 'danger' }),
    )
  return (
    <Button variant={variant} onClick={onClick}>
      {isCopied ? <Check className="size-5" aria-hidden /> : <Copy className="size-5" aria-hidden />}
      {isCopied ? 'Copied' : label}
    </Button>
  )
}
