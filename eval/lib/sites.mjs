import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageText, pageTitle } from './pageText.mjs'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

const readFiles = (folder) =>
  new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )

const readPages = (files) =>
  new Map([...files].map(([file, html]) => [file, { title: pageTitle(html), content: pageText(html) }]))

/**
 * A site is a folder: `profile.json` (what its owner typed), `pages/`, `qa.json` (what visitors ask, and what a right
 * answer holds) and `facts.json` (the numbers of its text).
 */
export const readSites = (folder) =>
  readdirSync(folder)
    .sort()
    .filter((name) => existsSync(join(folder, name, 'qa.json')))
    .map((name) => {
      const files = readFiles(join(folder, name, 'pages'))
      return {
        name,
        profile: readJson(join(folder, name, 'profile.json')),
        questions: readJson(join(folder, name, 'qa.json')),
        facts: readJson(join(folder, name, 'facts.json')),
        files,
        pages: readPages(files),
      }
    })
