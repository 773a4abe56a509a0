/** The tests of a change: all, or the browser side's tests of some sources and the server's of some folders. */
export type TestSelection = 'all' | { sources: string[]; serverFolders: string[] }

export type Repository = {
  /** Names under which the contracts export a domain: `project`, `projectRules`. */
  namesOfDomain: (domain: string) => readonly string[]
  /** Sources of the browser side that use one of these names of the contracts. */
  sourcesThatUse: (names: readonly string[]) => readonly string[]
  /** Tests under a folder. */
  testsUnder: (folder: string) => readonly string[]
}

type Rule = {
  pattern: RegExp
  select: (match: RegExpExecArray, repository: Repository) => Exclude<TestSelection, 'all'>
}

const nothing = () => ({ sources: [], serverFolders: [] })
const ofServerGroup = (group: string) => [`mock-server/tests/${group}/`, `mock-server/src/modules/${group}/`]

/** The first rule that fits a file counts. A file that none fits, such as the server's platform, can break any test. */
const RULES: readonly Rule[] = [
  { pattern: /^(docs|e2e|mock-server\/(bench|chaos))\/|\.md$/, select: nothing },
  {
    pattern: /^(apps\/[^/]+|packages\/(ui|domain-ui|sub-app|build))\/src\//,
    select: ({ input }) => ({ sources: [input], serverFolders: [] }),
  },
  {
    pattern: /^packages\/contracts\/src\/(?!shared\/)([^/]+)\/([^/]+)\//,
    select: ([, group = '', domain = ''], { namesOfDomain, sourcesThatUse, testsUnder }) => ({
      sources: [
        ...sourcesThatUse(namesOfDomain(`${group}/${domain}`)),
        ...testsUnder(`packages/contracts/src/${group}/`),
      ],
      serverFolders: ofServerGroup(group),
    }),
  },
  {
    pattern: /^mock-server\/(?:src\/modules|tests)\/(?!support\/)([^/]+)\//,
    select: ([, group = '']) => ({ sources: [], serverFolders: ofServerGroup(group) }),
  },
  {
    pattern: /^mock-server\/src\/demo\//,
    select: () => ({ sources: [], serverFolders: ['mock-server/tests/demo/', 'mock-server/src/demo/'] }),
  },
]

/** The unit and server tests that changed files can break; all where that is unclear. */
export function testsOfChanges(changed: readonly string[], repository: Repository): TestSelection {
  const sources = new Set<string>()
  const serverFolders = new Set<string>()
  for (const file of changed) {
    const selected = testsOfFile(file, repository)
    if (selected === 'all') return 'all'
    for (const source of selected.sources) sources.add(source)
    for (const folder of selected.serverFolders) serverFolders.add(folder)
  }
  return { sources: [...sources].toSorted(), serverFolders: [...serverFolders].toSorted() }
}

function testsOfFile(file: string, repository: Repository): TestSelection {
  for (const { pattern, select } of RULES) {
    const match = pattern.exec(file)
    if (match !== null) return select(match, repository)
  }
  return 'all'
}
