import type { Business } from '../../../contract/businesses'
import { attributesSnippet, iframeSnippet, keySnippet } from '../../../contract/snippets'

export type SnippetForm = 'attributes' | 'key'

const input = ({ id, ...business }: Business, apiKey: string) => ({
  ...business,
  businessId: id,
  apiKey,
  origin: location.origin,
})

export const scriptOf = (form: SnippetForm, business: Business, apiKey: string) =>
  form === 'key' ? keySnippet(input(business, apiKey)) : attributesSnippet(input(business, apiKey))

export const iframeSnippetOf = (business: Business, apiKey: string) => iframeSnippet(input(business, apiKey))
