// Runs on any Node, before anything is installed; everything else runs on the project's own Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const modules = join(root, 'node_modules')
const stamp = join(modules, '.deskbell-installed')

const hashOfWanted = () => {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfWanted()

// Not `npm ci`: it refuses a lock from which npm left out other systems' optional binaries.
const install = () =>
  spawnSync('npm', ['install', '--no-save', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })

if (!isInstalled()) {
  console.log('Installing packages …')
  let result = install()
  if (result.status !== 0 && existsSync(modules)) {
    console.log('That failed. Deleting node_modules and installing again …')
    rmSync(modules, { recursive: true, force: true })
    result = install()
  }
  if (result.status !== 0) {
    console.error('The packages couldn’t be installed; npm says why above.')
    process.exit(1)
  }
  writeFileSync(stamp, hashOfWanted())
}
