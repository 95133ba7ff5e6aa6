import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { SOURCE_FILE_MAX_BYTES } from '../../../../../contract/knowledge'
import { Button } from '../../../../components/Button'
import { toast } from '../../../../lib/toasts'
import { useSourceChanges } from './useSourceChanges'

const MEGABYTE = 1024 * 1024

export function UploadButton({ businessId, onAdded }: { businessId: string; onAdded?: () => void }) {
  const { upload } = useSourceChanges(businessId)
  const input = useRef<HTMLInputElement>(null)
  const send = (file: File | undefined) => {
    if (!file) return
    if (file.type.startsWith('image/')) {
      const description = 'Type or paste the words from it instead, or upload a PDF with text you can select.'
      return toast({ title: 'A picture can’t be read', description, tone: 'danger' })
    }
    if (file.size <= SOURCE_FILE_MAX_BYTES) return upload.mutate(file, { onSuccess: () => onAdded?.() })
    const most = `${SOURCE_FILE_MAX_BYTES / MEGABYTE} MB`
    toast({ title: 'This file is too large', description: `It can be up to ${most}.`, tone: 'danger' })
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="PDF or Word file"
        accept=".pdf,.docx,.txt"
        onChange={({ target }) => {
          send(target.files?.[0])
          // Reset, so that picking the same file again fires a change.
          target.value = ''
        }}
      />
      <Button variant="secondary" disabled={upload.isPending} onClick={() => input.current?.click()}>
        <Upload className="size-5" aria-hidden />
        {upload.isPending ? 'Uploading…' : 'PDF or Word'}
      </Button>
    </>
  )
}
