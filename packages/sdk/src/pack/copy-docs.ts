import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'

const repository = join(import.meta.dirname, '../../../..')
const GUIDE = 'docs/sub-apps.md'
const CHAPTERS = 'docs/sub-apps/*.md'
const LINK = /(!?)\[([^\][]{0,300})\]\(([^)\s]{1,300})\)/g

/** Finds the place of a repository's file in the package; null for one that is not in it. */
function toPackagePath(path: string): string | null {
  if (path === GUIDE) return 'docs/existing-apps.md'
  if (path.startsWith('docs/sub-apps/')) return path.replace('docs/sub-apps/', 'docs/')
  const own = path.replace('packages/sdk/', '')
  return ['README.md', 'CHANGELOG.md'].includes(own) && own !== path ? own : null
}

/** Copies the chapters for developers of apps; a link that leads out of them is its text alone. */
export function copyDocs(folder: string): void {
  for (const source of [GUIDE, ...globSync(CHAPTERS, { cwd: repository })]) {
    const target = toPackagePath(source)
    if (target === null) continue
    mkdirSync(join(folder, dirname(target)), { recursive: true })
    writeFileSync(
      join(folder, target),
      withLinks(readFileSync(join(repository, source), 'utf8'), source, target),
    )
  }
}

function withLinks(text: string, source: string, target: string): string {
  return text.replaceAll(LINK, (...match: string[]) => {
    const [whole = '', image = '', name = '', address = ''] = match
    if (/^(https?:|#)/.test(address)) return whole
    const [path = '', anchor] = address.split('#')
    const named = relative(repository, resolve(repository, dirname(source), path)).replaceAll('\\', '/')
    const there = image === '' && existsSync(join(repository, named)) ? toPackagePath(named) : null
    if (there === null) return image === '' ? name : ''
    return `[${name}](${posix.relative(dirname(target), there)}${anchor === undefined ? '' : `#${anchor}`})`
  })
}
