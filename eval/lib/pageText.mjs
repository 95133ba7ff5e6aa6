const UNSEEN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(head|script|style|noscript|template|svg|iframe|object|select|textarea)\b[\s\S]*?<\/\1\s*>/gi
const HIDDEN = /<(\w+)\b[^>]*(?:\shidden(?=[\s>=])|style="[^"]*display:\s*none)[^>]*>[\s\S]*?<\/\1\s*>/gi
const BLOCKS = new Set(
  (
    'address article aside blockquote body br button caption dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr html li main menu nav ol option p pre search section summary table tbody tfoot thead tr ul video'
  ).split(' '),
)
const ENTITIES = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  copy: '©',
  reg: '®',
  trade: '™',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  frac12: '½',
  deg: '°',
  eacute: 'é',
}

const decode = (text) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? entity
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
  })

/** Near to what `document.body.innerText` gives: blocks on lines of their own, cells parted by tabs, nothing that is hidden. */
export const pageText = (html) =>
  decode(
    html
      .replace(UNSEEN, ' ')
      .replace(HIDDEN, ' ')
      .replace(/\s+/g, ' ')
      .replace(/<\/t[dh]>/gi, '\t')
      .replace(/<\/?(\w+)[^>]*>/g, (_, tag) => (BLOCKS.has(tag.toLowerCase()) ? '\n' : '')),
  )
    .split('\n')
    .map((line) =>
      line
        .replace(/ *\t */g, '\t')
        .replace(/ +/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join('\n')

export const pageTitle = (html) => decode(/<title[^>]*>([\s\S]*?)<\/title>/i.exec(html)?.[1] ?? '').trim()
