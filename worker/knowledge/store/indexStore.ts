type Storage = DurableObjectStorage

/**
 * A version's own index. `texts` is stemmed, which finds "cleaning" by "clean"; its vocabulary holds stems, so that spelling needs a second
 * one of whole words. Neither keeps the text, which stands in `passages`. https://www.sqlite.org/fts5.html#contentless_tables
 */
const namesOf = (version: number) => {
  const number = Math.trunc(version)
  return { texts: `texts_${number}`, words: `words_${number}`, vocabulary: `vocabulary_${number}` }
}

/** A heading tells what its lines are about, and a title what its page is about. */
const WEIGHTS = '1.0, 2.0, 1.2'

export function createIndex({ sql }: Storage, version: number): void {
  const { texts, words, vocabulary } = namesOf(version)
  sql.exec(
    `CREATE VIRTUAL TABLE ${texts} USING fts5(text, trail, title, content='', tokenize='porter unicode61 remove_diacritics 2')`,
  )
  sql.exec(
    `CREATE VIRTUAL TABLE ${words} USING fts5(text, content='', detail=none, tokenize='unicode61 remove_diacritics 2')`,
  )
  sql.exec(`CREATE VIRTUAL TABLE ${vocabulary} USING fts5vocab(${words}, 'row')`)
}

export function dropIndex({ sql }: Storage, version: number): void {
  const { texts, words, vocabulary } = namesOf(version)
  for (const table of [vocabulary, words, texts]) sql.exec(`DROP TABLE IF EXISTS ${table}`)
}

type Indexed = { seq: number; text: string; trail: string; title: string }

export function addToIndex({ sql }: Storage, version: number, { seq, text, trail, title }: Indexed): void {
  const { texts, words } = namesOf(version)
  sql.exec(`INSERT INTO ${texts} (rowid, text, trail, title) VALUES (?, ?, ?, ?)`, seq, text, trail, title)
  sql.exec(`INSERT INTO ${words} (rowid, text) VALUES (?, ?)`, seq, `${text} ${trail}`)
}

/** The operators of a query are told from words by quotes, which a word never holds. */
const anyOf = (words: string[]): string => words.map((word) => `"${word.replaceAll('"', '')}"`).join(' OR ')

/** The numbers of the statements that hold any of the words, the best first. */
export const rankStatements = ({ sql }: Storage, version: number, words: string[], limit: number): number[] => {
  const { texts } = namesOf(version)
  return sql
    .exec<{ seq: number }>(
      `SELECT rowid AS seq FROM ${texts} WHERE ${texts} MATCH ? ORDER BY bm25(${texts}, ${WEIGHTS}), rowid LIMIT ?`,
      anyOf(words),
      limit,
    )
    .toArray()
    .map(({ seq }) => seq)
}

export const countHolding = ({ sql }: Storage, version: number, word: string): number => {
  const { texts } = namesOf(version)
  return sql.exec<{ n: number }>(`SELECT count(*) AS n FROM ${texts} WHERE ${texts} MATCH ?`, anyOf([word])).one().n
}

type Term = { term: string; doc: number }

export const findWordsFrom = ({ sql }: Storage, version: number, start: string): Term[] =>
  sql
    .exec<Term>(
      `SELECT term, doc FROM ${namesOf(version).vocabulary} WHERE term >= ? AND term < ?`,
      start,
      `${start}\u{10ffff}`,
    )
    .toArray()
