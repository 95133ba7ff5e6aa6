import { Badge } from '../components/Badge'
import { Button } from '../components/Button'
import { Card } from '../components/Card'
import { PRODUCTS } from '../content/products'
import { Section } from './Section'

export function Products() {
  return (
    <Section title="One desk today, two more on the way">
      <div className="grid gap-4 md:grid-cols-3">
        {PRODUCTS.map(({ name, status, text, icon: Icon }) => (
          <Card key={name} className="flex flex-col">
            <div className="flex items-center justify-between gap-3">
              <Icon className="size-7 text-brass" aria-hidden />
              <Badge tone={status === 'Available Now' ? 'done' : 'plain'}>{status}</Badge>
            </div>
            <h3 className="mt-4 font-semibold text-xl">{name}</h3>
            <p className="mt-2 mb-6 text-quiet">{text}</p>
            {status === 'Available Now' ? (
              <Button asChild className="mt-auto">
                <a href="#demo">Try {name}</a>
              </Button>
            ) : (
              <Button variant="secondary" className="mt-auto" disabled>
                Coming Soon
              </Button>
            )}
          </Card>
        ))}
      </div>
    </Section>
  )
}
