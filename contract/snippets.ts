/** Values of the snippet that an owner pastes into their site. Saved settings override them once the widget has loaded those. */
export type SnippetInput = {
  /** Where this product is served, such as https://app.example.com. */
  origin: string
  businessId: string
  apiKey: string
  primaryColor: string
  greeting: string
  calendlyUrl: string | null
  position: string
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

const script = (src: string, attributes: Record<string, string>) => {
  const lines = Object.entries(attributes).map(([name, value]) => `  data-${name}="${escapeHtml(value)}"`)
  return `${[`<script async src="${escapeHtml(src)}"`, ...lines].join('\n')}></script>`
}

/** The snippet with the widget's first appearance in attributes. */
export const attributesSnippet = ({
  origin,
  businessId,
  primaryColor,
  greeting,
  calendlyUrl,
  position,
}: Omit<SnippetInput, 'apiKey'>) =>
  script(`${origin}/widget-embed.js`, {
    'business-id': businessId,
    'primary-color': primaryColor,
    greeting,
    'calendly-url': calendlyUrl ?? '',
    position,
    'api-url': origin,
  })

/**
 * The snippet with the publishable key, which identifies the owner's first business unless `businessId` names another, and grants nothing.
 */
export const keySnippet = ({
  origin,
  apiKey,
  businessId,
}: Pick<SnippetInput, 'origin' | 'apiKey'> & Partial<Pick<SnippetInput, 'businessId'>>) =>
  script(`${origin}/api/widget/embed.js`, { 'api-key': apiKey, ...(businessId && { 'business-id': businessId }) })

/**
 * The iframe snippet. Its script resizes the frame on messages from the frame itself and our origin. `referrerpolicy` tells the frame the
 * embedding origin in browsers without `ancestorOrigins`.
 */
export const iframeSnippet = ({
  origin,
  businessId,
  position,
}: Pick<SnippetInput, 'origin' | 'businessId' | 'position'>) => {
  const side = position === 'bottom-left' ? 'left' : 'right'
  const src = `${origin}/widget/${encodeURIComponent(businessId)}`
  return `<iframe id="deskbell-frame" src="${escapeHtml(src)}" title="Chat" width="60" height="60" referrerpolicy="origin"
  style="position:fixed;bottom:20px;${side}:20px;max-width:calc(100vw - 40px);max-height:calc(100vh - 40px);border:0;z-index:2147483647;color-scheme:light"></iframe>
<script>
  addEventListener('message', function (event) {
    var frame = document.getElementById('deskbell-frame')
    if (event.origin !== ${JSON.stringify(origin)} || event.source !== frame.contentWindow) return
    if (!event.data || event.data.type !== 'CHAT_TOGGLE') return
    frame.width = event.data.isOpen ? 350 : 60
    frame.height = event.data.isOpen ? 500 : 60
  })
</script>`
}
