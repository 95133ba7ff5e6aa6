import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')
export const inProject = (...parts) => join(root, ...parts)

/** A hash of names and contents of the matching files. File times change with every checkout, contents don't. */
export function hashFiles(patterns, isWanted) {
  const hash = createHash('sha256')
  const files = globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isWanted)
  for (const file of [...new Set(files)].sort()) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** The file's text, or undefined if it doesn't exist. */
export function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}
