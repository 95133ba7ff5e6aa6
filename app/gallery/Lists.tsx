import { useState } from 'react'
import { Card } from '../components/Card'
import { CodeBlock } from '../components/CodeBlock'
import { ColorDot } from '../components/ColorDot'
import { DayBars } from '../components/DayBars'
import { FeatureList } from '../components/FeatureList'
import { Logo } from '../components/Logo'
import { StepList } from '../components/StepList'
import { Table } from '../components/Table'
import { Tabs } from '../components/Tabs'
import { Specimen, SpecimenGroup } from './Specimen'

const LEADS = [
  { name: 'Dana Whitfield', wants: 'Front brakes', when: '9:44 pm' },
  { name: 'سارة الحداد', wants: 'A very long wish that needs more than one line to be said', when: '8:02 am' },
]

const WEEK = [
  { day: 'Mon', count: 1 },
  { day: 'Tue', count: 0 },
  { day: 'Wed', count: 3 },
  { day: 'Thu', count: 1240 },
]

export function Lists() {
  const [site, setSite] = useState('Shopify')
  return (
    <SpecimenGroup title="What it shows">
      <Specimen name="Card, FeatureList, Logo, ColorDot">
        <Card>
          <Logo />
          <div className="my-4">
            <FeatureList features={['1 chatbot', 'Lead capture', 'Email notifications']} />
          </div>
          <p className="flex items-center gap-2">
            <ColorDot color="#157F4F" /> Their own color
          </p>
        </Card>
      </Specimen>
      <Specimen name="Table">
        <Table
          caption="Leads"
          columns={[
            { key: 'name', head: 'Name' },
            { key: 'wants', head: 'Wants' },
            { key: 'when', head: 'When' },
          ]}
        >
          {LEADS.map(({ name, wants, when }) => (
            <tr key={name} className="*:px-1 *:py-3 *:sm:px-4">
              <th scope="row" className="font-semibold">
                <bdi>{name}</bdi>
              </th>
              <td>{wants}</td>
              <td className="text-quiet">{when}</td>
            </tr>
          ))}
        </Table>
      </Specimen>
      <Specimen name="DayBars">
        <DayBars days={WEEK} />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label="Your site"
          shown={site}
          onShow={setSite}
          tabs={[
            { name: 'Shopify', content: <p>Steps for Shopify.</p> },
            { name: 'WordPress', content: <p>Steps for WordPress.</p> },
          ]}
        />
      </Specimen>
      <Specimen name="Steps, CodeBlock">
        <StepList
          steps={[
            { title: 'Copy', text: 'Two lines.' },
            { title: 'Paste', text: <CodeBlock code={'<script async src="…/widget-embed.js"></script>'} /> },
          ]}
        />
      </Specimen>
    </SpecimenGroup>
  )
}
