/**
 * Makes the tables of what words of other languages mean in English, one a language, by which an English site is asked in them:
 *   node --experimental-transform-types --import ./scripts/lib/typescript.mjs eval/train/abroad.mjs ANNOTATIONS TAGS
 * Most of it is our own: `eval/train/abroad/*.txt`, a line a matter, what it is in English first and then in each language of `COLUMNS`.
 * The rest comes of two npm packages, unpacked anywhere and no dependency of ours: `cldr-annotations-modern` 45.0.0 (Unicode License v3,
 * Copyright (c) 1991-Present Unicode, Inc.), which names the same pictures in each language, and `@openstreetmap/id-tagging-schema` 7.2.0
 * (ISC, Copyright (c) iD Contributors), which names the same shops, places and things of a street. Words that stand together again and again
 * in both languages, and more with each other than with any other, are taken for the same.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { LANGUAGES } from '../../contract/languages.ts'
import { rootOf } from '../../worker/text/abroad/rootOf.ts'
import { fold } from '../../worker/text/fold.ts'
import { stem } from '../../worker/text/stem.ts'
import { isStop } from '../../worker/text/stopWords.ts'

const ROOT = new URL('../../', import.meta.url).pathname
const OWN = `${ROOT}eval/train/abroad`
const TABLES = `${ROOT}worker/text/data/abroad`
const COLUMNS = ['es', 'fr', 'de', 'it', 'pt', 'pl', 'vi', 'zh', 'ar']
/** How the packages call a language. */
const CALLED = { zh: 'zh-CN' }
const NOTHING = '-'
const LONGEST_PHRASE = 3
const LONGEST_HAN = 4
/** Two words stand so often together, and so seldom apart. */
const FEWEST = 2
const TOGETHER = 0.66
/** What English speakers say more seldom, no visitor asks for. */
const COMMONEST = 9_000
const MOST_MEANINGS = 4

const [annotations, tags] = process.argv.slice(2)
const english = JSON.parse(readFileSync(`${ROOT}worker/text/data/meanings.json`, 'utf8')).stems.split(' ')
const known = new Set(english.slice(0, COMMONEST))
const own = readOwn()
for (const language of COLUMNS) {
  const meanings = new Map()
  const add = (word, stems) => {
    const told = meanings.get(word) ?? []
    if (!told.includes(NOTHING)) meanings.set(word, [...new Set([...told, ...stems])].slice(0, MOST_MEANINGS))
  }
  for (const { stems, words } of own) for (const word of words[language] ?? []) add(word, stems)
  const ours = meanings.size
  const roots = new Set([...meanings.keys()].map((word) => rootOf(word, language)))
  for (const [word, stems] of namedAlike(language)) {
    const root = rootOf(word, language)
    // One form of a word stands for all.
    if (roots.has(root)) continue
    roots.add(root)
    add(word, stems)
  }
  const groups = Map.groupBy([...meanings.keys()], (word) => meanings.get(word).join(' '))
  const words = [...groups].map(([stems, some]) => `${stems}:${[...new Set(some)].join(',')}`).join(';')
  writeFileSync(`${TABLES}/${language}.json`, `${JSON.stringify({ words }, null, 2)}\n`)
  console.log(`${language}: ${ours} words of our own, ${meanings.size - ours} others, ${words.length} characters`)
}

/** Our own lines, what says nothing (`-`) first: it is nothing in whatever else it stands. */
function readOwn() {
  const lines = readdirSync(OWN)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) => readFileSync(`${OWN}/${file}`, 'utf8').split('\n'))
    .filter((line) => line !== '')
    .toSorted((a, b) => Number(b.startsWith(NOTHING)) - Number(a.startsWith(NOTHING)))
  return lines.map((line) => {
    const [meant, ...columns] = line.split('|')
    if (columns.length !== COLUMNS.length) throw new Error(`${columns.length} languages in "${line}"`)
    const stems = meant === NOTHING ? [NOTHING] : stemsOf(meant)
    const wordsOf = (column) =>
      column
        .split(' ')
        .filter(Boolean)
        .map((word) => fold(word).replaceAll('_', ' '))
    return { stems, words: Object.fromEntries(COLUMNS.map((language, at) => [language, wordsOf(columns[at])])) }
  })
}

function stemsOf(words) {
  const told = fold(words)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !isStop(word, 'en'))
  return [...new Set(told.map(stem))]
}

/** What the packages call by the same names as English does, by the word of the language. */
function namedAlike(language) {
  const pairs = [...picturesIn(language), ...streetsIn(language)]
  const counts = { theirs: new Map(), english: new Map(), both: new Map() }
  const count = (map, key) => map.set(key, (map.get(key) ?? 0) + 1)
  for (const { theirs, stems } of pairs) {
    for (const word of theirs) {
      count(counts.theirs, word)
      for (const one of stems) count(counts.both, `${word}\t${one}`)
    }
    for (const one of stems) count(counts.english, one)
  }
  const best = new Map()
  for (const [key, both] of counts.both) {
    const [word, one] = key.split('\t')
    const alike = (2 * both) / (counts.theirs.get(word) + counts.english.get(one))
    if (both < FEWEST || alike < TOGETHER) continue
    const before = best.get(word)
    if (!before || alike > before.alike) best.set(word, { alike, stems: [one] })
    else if (alike === before.alike) before.stems.push(one)
  }
  return [...best].filter(([, { stems }]) => stems.length <= 2).map(([word, { stems }]) => [word, stems])
}

/** The names and keywords of each picture. */
function picturesIn(language) {
  const read = (code) =>
    JSON.parse(readFileSync(`${annotations}/annotations/${code}/annotations.json`, 'utf8')).annotations.annotations
  const [theirs, names] = [read(language), read('en')]
  return Object.keys(names).flatMap((picture) => {
    const called = theirs[picture]
    const said = names[picture]
    if (!called || !said) return []
    return [
      pairOf(called.tts ?? [], said.tts ?? [], language),
      pairOf(called.default ?? [], said.default ?? [], language),
    ]
  })
}

/** The names of shops, places, things and their kinds. */
function streetsIn(language) {
  const read = (code) => JSON.parse(readFileSync(`${tags}/dist/translations/${code}.json`, 'utf8'))[code].presets
  const code = CALLED[language] ?? language
  if (!existsSync(`${tags}/dist/translations/${code}.json`)) return []
  const [theirs, names] = [read(code), read('en')]
  const presets = Object.entries(names.presets).flatMap(([id, { name, terms }]) => {
    const called = theirs.presets[id]
    return called?.name && name
      ? [pairOf([called.name], [name], language), pairOf(listOf(called.terms), listOf(terms), language)]
      : []
  })
  const fields = Object.entries(names.fields).flatMap(([id, { label, options = {} }]) => {
    const called = theirs.fields[id]
    if (!called) return []
    const ofOptions = Object.entries(options).flatMap(([key, option]) => {
      const [their, said] = [titleOf(called.options?.[key]), titleOf(option)]
      return their && said ? [pairOf([their], [said], language)] : []
    })
    return [...(called.label && label ? [pairOf([called.label], [label], language)] : []), ...ofOptions]
  })
  return [...presets, ...fields]
}

function listOf(terms) {
  return (Array.isArray(terms) ? terms : (terms ?? '').split(',')).map((one) => one.trim())
}

function titleOf(option) {
  return typeof option === 'string' ? option : option?.title
}

function pairOf(phrases, names, language) {
  return {
    theirs: new Set(phrases.flatMap((one) => termsOf(one, language))),
    stems: new Set(names.flatMap(stemsOf).filter((one) => known.has(one))),
  }
}

/** The words of a phrase; of Chinese, and of Vietnamese, which writes each syllable apart, the phrase as one word. */
function termsOf(phrase, language) {
  const words = fold(phrase)
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
  const isKept = (word) => (word.length > 2 || language === 'zh') && !isStop(word) && !LANGUAGES.includes(word)
  if (language === 'zh') return words.filter((word) => [...word].length <= LONGEST_HAN && isKept(word))
  if (language === 'vi') return words.length > 1 && words.length <= LONGEST_PHRASE ? [words.join(' ')] : []
  return words.filter(isKept)
}
