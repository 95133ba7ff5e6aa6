/**
 * Subsets the two font families to Latin-1 and punctuation and writes them beside this file. Run again after updating a family: node
 * app/fonts/cut.mjs
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸ–—‘’‚“”„†•…‹›€™−×→←↗`

const FAMILIES = [
  { name: 'figtree', wght: { min: 400, max: 700 } },
  { name: 'bricolage-grotesque', wght: { min: 600, max: 800 } },
]

for (const { name, wght } of FAMILIES) {
  const source = new URL(
    `../../node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
    import.meta.url,
  )
  const cut = await subsetFont(await readFile(source), LATIN, { targetFormat: 'woff2', variationAxes: { wght } })
  await writeFile(new URL(`${name}.woff2`, import.meta.url), cut)
  console.log(`${name}: ${cut.length} bytes`)
}
