import { useState } from 'react'
import type { PriceFact } from '../../../../../contract/facts'
import { Button } from '../../../../components/Button'
import { TextArea } from '../../../../components/TextArea'
import { readPriceList, type UnreadLine } from './readPriceList'

type Props = { currency: string; onRead: (prices: PriceFact[]) => void; onClose: () => void }

const EXAMPLE = 'Swedish massage 60 min $95\nSwedish massage 90 min $130\nFoot bath from $35'

/** Many prices at once. What can't be read stays in the box, with what is wrong with it. */
export function PasteList({ currency, onRead, onClose }: Props) {
  const [text, setText] = useState('')
  const [unread, setUnread] = useState<UnreadLine[]>([])
  const add = () => {
    const read = readPriceList(text, currency)
    onRead(read.prices)
    setUnread(read.unread)
    setText(read.unread.map((line) => line.text).join('\n'))
    if (read.unread.length === 0 && read.prices.length > 0) onClose()
  }
  return (
    <div className="mt-3 grid gap-3 rounded-control border border-line bg-sunken p-3 sm:p-4">
      <TextArea
        label="Your price list"
        rows={5}
        hint="One price on each line. Copy it from your menu, your website, or a spreadsheet."
        placeholder={EXAMPLE}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {unread.length > 0 && (
        <div role="alert" className="text-sm">
          <p className="font-semibold">These lines weren’t added. Fix them above, or leave them out.</p>
          <ul className="mt-1 grid gap-1">
            {unread.map(({ text: line, problem }) => (
              <li key={line}>
                “{line}”: {problem}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={text.trim() === ''} onClick={add}>
          Add these prices
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  )
}
