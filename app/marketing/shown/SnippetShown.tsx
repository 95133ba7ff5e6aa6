import { CodeBlock } from '../../components/CodeBlock'

/** Short enough for a phone. */
const SNIPPET = `<script async
 src="…/widget-embed.js"
 data-business-id="biz_4f">
</script>`

export const SnippetShown = () => <CodeBlock code={SNIPPET} />
