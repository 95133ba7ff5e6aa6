import { readdirSync, readFileSync } from 'node:fs'

/** Labelled messages: `examples/en/<kind>.json` are lists, `examples/<language>.json` has a list a kind, `more.json` in any language. */
export function readExamples(folder) {
  const read = (path) => JSON.parse(readFileSync(`${folder}/${path}`, 'utf8'))
  const english = readdirSync(`${folder}/en`)
    .toSorted()
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => read(`en/${name}`).map((text) => ({ text, kind: name.slice(0, -5), language: 'en' })))
  const others = readdirSync(folder)
    .toSorted()
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) =>
      Object.entries(read(name)).flatMap(([kind, texts]) =>
        texts.map((text) => ({ text, kind, language: name.slice(0, -5) })),
      ),
    )
  return [...english, ...others]
}
