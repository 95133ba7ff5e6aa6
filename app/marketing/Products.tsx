import { Badge } from '../components/Badge'
import { Button } from '../components/Button'
import { Card } from '../components/Card'
import { linkLook } from '../components/linkLook'
import { PRODUCTS } from '../content/products'
import { Section } from './Section'

export function Products() {
  return (
    <Section title="One product today, two more coming">
      <div className="grid gap-3 md:grid-cols-3 md:gap-4">
        {PRODUCTS.map(({ name, status, text, icon: Icon }) => (
          <Card key={name} className="flex flex-col max-md:px-4 max-md:py-3">
            <div className="flex min-h-11 flex-wrap items-center gap-x-3">
              <Icon className="size-7 text-brass" aria-hidden />
              <h3 className="mr-auto font-semibold text-xl">{name}</h3>
              {status === 'Available Now' ? (
                <Badge tone="done">{status}</Badge>
              ) : (
                <Button variant="secondary" className="max-md:px-3" disabled>
                  {status}
                </Button>
              )}
            </div>
            <p className="mt-1 text-quiet md:mt-2">{text}</p>
            {status === 'Available Now' && (
              <p className="mt-1 md:mt-2">
                <a href="#demo" className={linkLook}>
                  Try {name}
                </a>
              </p>
            )}
          </Card>
        ))}
      </div>
    </Section>
  )
}
