import type Stripe from 'stripe'

/** Metadata comes back as text; an empty value is one that is taken away. */
export const textMetadata = (metadata: Stripe.Emptyable<Stripe.MetadataParam> | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(metadata || {}).flatMap(([key, value]) =>
      value === null || value === '' ? [] : [[key, String(value)]],
    ),
  )

export function changeMetadata(metadata: Record<string, string>, change: Stripe.Emptyable<Stripe.MetadataParam>): void {
  for (const key of Object.keys(change || {})) delete metadata[key]
  Object.assign(metadata, textMetadata(change))
}
