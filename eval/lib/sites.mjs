import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageText, pageTitle } from './pageText.mjs'

export const readJson = (path, otherwise) =>
  otherwise !== undefined && !existsSync(path) ? otherwise : JSON.parse(readFileSync(path, 'utf8'))

const readFiles = (folder) =>
  new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )

const readPages = (files) =>
  new Map([...files].map(([file, html]) => [file, { title: pageTitle(html), content: pageText(html) }]))

/** A file of cases for several sites, or those of one beside it. */
const casesOf = (folder, site, name) => [
  ...(folder ? readJson(join(folder, `${name}.json`), []).filter(site.owns) : []),
  ...readJson(join(site.folder, `${name}.json`), []),
]

/**
 * A site is a folder: `profile.json` (what its owner typed), `pages/`, `qa.json` (what visitors ask, and what a right answer holds),
 * `facts.json` (the numbers of its text); and, where somebody wrote them, `replies.json`, `lies.json` and `dialogues.json`: what a model
 * says. Those may also stand in a folder for several sites, `recorded`. `languages*.json` beside the sites, or in another folder, `abroad`,
 * names the site of each case.
 */
export const readSites = (data, recorded, abroad = data) =>
  readdirSync(data)
    .sort()
    .filter((name) => existsSync(join(data, name, 'qa.json')))
    .map((name) => {
      const folder = join(data, name)
      const files = readFiles(join(folder, 'pages'))
      const questions = readJson(join(folder, 'qa.json'))
      const ids = new Set(questions.map(({ id }) => id))
      const own = { folder, owns: ({ id, site }) => (site === undefined ? ids.has(id) : site === name) }
      const ofSite = (file) => readJson(join(abroad, file), []).filter(({ site }) => site === name)
      return {
        name,
        profile: readJson(join(folder, 'profile.json')),
        facts: readJson(join(folder, 'facts.json')),
        questions,
        files,
        pages: readPages(files),
        replies: new Map(casesOf(recorded, own, 'replies').map((reply) => [reply.id, reply])),
        lies: casesOf(recorded, own, 'lies'),
        dialogues: casesOf(recorded, own, 'dialogues'),
        languages: ofSite('languages.json'),
        languageLies: ofSite('languages-lies.json'),
      }
    })

/** By question, as a reader judged them: `{ key: yes | no }`, or the list that was written for the reader, filled in. */
export function readVerdicts(...paths) {
  const all = {}
  for (const path of paths.filter(Boolean)) {
    const read = readJson(path, {})
    const entries = Array.isArray(read) ? read.map(({ key, verdict }) => [key, verdict]) : Object.entries(read)
    for (const [key, verdict] of entries) if (/^(yes|no)$/i.test(verdict)) all[key] = verdict.toLowerCase()
  }
  return all
}
