import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from './build-identity.ts'

/** Open pages can load the files of their build for so many days after the next build. */
export const RETENTION_DAYS = 7
/** Limit of the builds that are retained, however many a day brings: each is some megabytes. */
export const MAX_RETAINED_BUILDS = 20
const DAY_MS = 24 * 60 * 60 * 1000

/** Beside the files: the builds in the folder, the newest first. */
const BUILDS_FILE = '.builds.json'
type PublishedBuild = { build: string; publishedAt: string; files: string[] }

/**
 * Files are written in this order, by the last pattern that fits: the files that a page names before the page, and the page
 * before the file that sends others to it.
 */
const ORDER = [/^console\/assets\//, /\.json(\.br|\.gz)?$/, /\.html(\.br|\.gz)?$/, /^console\/build\.json/]

/**
 * Puts a build into a folder that servers may be serving from, each file in one step. Files of earlier builds stay for a week
 * after their build was replaced, and those of the build before in any case: a page that was opened with them still loads its parts.
 */
export function publish({ from, to, now }: { from: string; to: string; now: Date }): void {
  const files = listFiles(from)
  const earlier = readBuilds(to, now)
  for (const path of files.toSorted((one, other) => rank(one) - rank(other))) {
    replaceFile(join(from, path), join(to, path))
    // A server prefers the compressed file, which would be that of an earlier build.
    for (const suffix of ['.br', '.gz'])
      if (!files.includes(path + suffix)) rmSync(join(to, path + suffix), { force: true })
  }
  const build = readIdentity(from)
  const builds = [
    { build, publishedAt: now.toISOString(), files },
    ...earlier.filter((one) => one.build !== build),
  ]
  const retained = builds.filter((_one, index) => isRetained(builds, index, now))
  const needed = new Set(retained.flatMap((one) => one.files))
  for (const path of new Set(builds.flatMap((one) => one.files)))
    if (!needed.has(path)) rmSync(join(to, path), { force: true })
  writeFileSync(join(to, BUILDS_FILE), JSON.stringify(retained))
}

function rank(path: string): number {
  return ORDER.findLastIndex((pattern) => pattern.test(path))
}

function isRetained(builds: readonly PublishedBuild[], index: number, now: Date): boolean {
  const next = builds[index - 1]
  if (next === undefined || index === 1) return true
  const replacedAt = new Date(next.publishedAt).getTime()
  return index < MAX_RETAINED_BUILDS && now.getTime() - replacedAt < RETENTION_DAYS * DAY_MS
}

/** Files without a list are those of one build that an older version of this program wrote. */
function readBuilds(folder: string, now: Date): PublishedBuild[] {
  const list = join(folder, BUILDS_FILE)
  if (existsSync(list)) return JSON.parse(readFileSync(list, 'utf8')) as PublishedBuild[] // written below
  if (!existsSync(join(folder, 'console'))) return []
  const files = listFiles(folder).filter((path) => path.includes('/'))
  return [{ build: '', publishedAt: now.toISOString(), files }]
}

function readIdentity(folder: string): string {
  const { build } = JSON.parse(readFileSync(join(folder, 'console/build.json'), 'utf8')) as { build: string } // written by the build
  return build
}

/** A reader gets the file before or the file after, never a part of one. */
function replaceFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  const unfinished = `${to}.unfinished`
  copyFileSync(from, unfinished)
  renameSync(unfinished, to)
}
