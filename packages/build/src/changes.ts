import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './project.ts'
import { testsOfChanges, type Repository, type TestSelection } from './tests-of-changes.ts'

/** The branches from which work begins, the first that exists. */
const MAIN_BRANCHES = ['origin/main', 'main'] as const
const CONTRACTS_INDEX = 'packages/contracts/src/index.ts'
const BROWSER_SIDE = ['apps', 'packages/ui', 'packages/domain-ui', 'packages/sub-app']

/** The tests of what differs from the main branch, committed or not; all where that is unclear. */
export function selectTests(): TestSelection | 'nothing' {
  const base = MAIN_BRANCHES.flatMap((branch) => git('merge-base', 'HEAD', branch)).at(0)
  if (base === undefined) return 'nothing'
  const changed = [
    ...git('diff', '--name-only', '--no-renames', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  if (changed.length === 0) return 'nothing'
  const selection = testsOfChanges(changed, repository)
  if (selection === 'all') return 'all'
  // A deleted file can only break the files that imported it, and they have changed too.
  return { ...selection, sources: selection.sources.filter((file) => existsSync(join(repositoryRoot, file))) }
}

const repository: Repository = {
  namesOfDomain: (domain) => {
    const index = readFileSync(join(repositoryRoot, CONTRACTS_INDEX), 'utf8')
    return [...index.matchAll(/^export \* as (\w+) from '\.\/([^/]+\/[^/]+)\//gm)]
      .filter(([, , exported]) => exported === domain)
      .flatMap(([, name]) => name ?? [])
  },
  sourcesThatUse: (names) =>
    names.length === 0
      ? []
      : git('grep', '-lE', `\\b(${names.join('|')})\\.`, '--', ...BROWSER_SIDE).filter((file) =>
          /\.tsx?$/.test(file),
        ),
  testsUnder: (folder) => git('ls-files', folder).filter((file) => file.endsWith('.test.ts')),
}

/** The lines of a git command's output; none when it fails. */
function git(...args: string[]): string[] {
  try {
    const output = execFileSync('git', args, {
      cwd: repositoryRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return output.split('\n').filter((line) => line !== '')
  } catch {
    // No such branch, or nothing found.
    return []
  }
}
