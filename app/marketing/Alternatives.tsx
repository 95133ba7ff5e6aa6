import { Fragment } from 'react'
import { Table } from '../components/Table'
import { ALTERNATIVES, DIFFERENCES } from '../content/alternatives'
import { cx } from '../lib/cx'
import { Section } from './Section'

const CELL = 'px-2 pt-1 pb-2.5 align-top text-sm sm:px-4 md:py-3 sm:text-base'

/** On a phone what is compared has a line of its own above the answers. */
export function Alternatives() {
  const columns = [
    { key: 'what', head: <span className="sr-only">What you’re comparing</span>, className: 'max-md:hidden' },
    ...ALTERNATIVES.map((name, at) => ({
      key: name,
      head: name,
      className: cx('px-2 text-sm sm:text-base', at === 0 && 'bg-brass-tint'),
    })),
  ]
  return (
    <Section title="How it compares">
      <Table caption="Deskbell, a contact form and a phone answering service compared" columns={columns}>
        {DIFFERENCES.map(({ what, each }) => (
          <Fragment key={what}>
            <tr className="border-b-0 md:hidden">
              <th scope="rowgroup" colSpan={ALTERNATIVES.length} className="px-2 pt-2 font-normal text-quiet text-sm">
                {what}
              </th>
            </tr>
            <tr>
              <th scope="row" className={cx(CELL, 'font-normal text-quiet max-md:hidden')}>
                {what}
              </th>
              {each.map((text, at) => (
                <td key={ALTERNATIVES[at]} className={cx(CELL, at === 0 && 'font-semibold md:bg-brass-tint')}>
                  {text}
                </td>
              ))}
            </tr>
          </Fragment>
        ))}
      </Table>
    </Section>
  )
}
