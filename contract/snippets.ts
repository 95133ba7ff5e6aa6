/** What an owner pastes into their site. The widget reads these attributes; the saved settings win once it has read them. */
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

/** The first form: everything that paints the first moment. */
export const attributesSnippet = ({
  origin,
  businessId,
  primaryColor,
  greeting,
  calendlyUrl,
  position,
}: SnippetInput) =>
  script(`${origin}/widget-embed.js`, {
    'business-id': businessId,
    'primary-color': primaryColor,
    greeting,
    'calendly-url': calendlyUrl ?? '',
    position,
    'api-url': origin,
  })

/** The second form: the publishable key names the business and opens nothing. Alone it stands for the owner's first. */
export const keySnippet = ({
  origin,
  apiKey,
  businessId,
}: Pick<SnippetInput, 'origin' | 'apiKey'> & Partial<Pick<SnippetInput, 'businessId'>>) =>
  script(`${origin}/api/widget/embed.js`, { 'api-key': apiKey, ...(businessId && { 'business-id': businessId }) })

/**
 * The iframe form. The few lines resize the frame when it says so, and believe only the frame itself, from our origin.
 * `referrerpolicy` tells the frame whom to answer where the browser doesn't.
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
