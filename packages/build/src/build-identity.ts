import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { computeHash, computeIntegrity } from './kit-files.ts'

/** Compressed files, which are made of the files beside them. */
const COMPRESSED = /\.(br|gz)$/
const WORKER = 'console/assets/realtime.worker'
const PAGES = ['console/index.html', 'assistant-console/index.html', 'assistant-console/work.html']

/** Every file below a folder, as paths with slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted()
}

/** The hash of all files with their paths: the same files are the same build on every machine. */
export function computeIdentity(folder: string): string {
  const files = listFiles(folder).filter((path) => !COMPRESSED.test(path))
  return computeHash(files.map((path) => `${path} ${computeIntegrity(join(folder, path))}`).join('\n'))
}

/**
 * Gives a build its identity: `data-build` of each page, the name of the shared worker, so that no page talks to the worker of
 * another build, and `build.json`, which a page compares with its own.
 */
export function writeIdentity(folder: string, version: string): string {
  const build = computeIdentity(folder)
  for (const page of PAGES.map((path) => join(folder, path)).filter((path) => existsSync(path)))
    writeFileSync(page, withIdentity(readFileSync(page, 'utf8'), build))
  for (const suffix of ['.js', '.js.br', '.js.gz']) {
    const worker = join(folder, `${WORKER}${suffix}`)
    if (existsSync(worker)) renameSync(worker, join(folder, `${WORKER}.${build}${suffix}`))
  }
  writeFileSync(join(folder, 'console/build.json'), `${JSON.stringify({ version, build })}\n`)
  return build
}

function withIdentity(html: string, build: string): string {
  if (!html.includes('<html ')) throw new Error('A built page has no html element to carry its build')
  return html.replace('<html ', `<html data-build="${build}" `).replaceAll(/\n\s*/g, '')
}
