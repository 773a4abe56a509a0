import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { planNew, USAGE } from './new/generators.ts'
import { repositoryRoot } from './project.ts'

const readme = readFileSync(join(repositoryRoot, 'README.md'), 'utf8')
const howTo = /\n## How to\n(?<text>.*?)\n## /s.exec(readme)?.groups?.['text'] ?? ''

test('every file that the how-to of the README names from the root exists, one of its kind for a name in brackets', () => {
  const named = [...howTo.matchAll(/`((?:apps|packages|mock-server|e2e)\/[^\s`]+)`/g)].map(
    ([, path = '']) => path,
  )
  expect(named.length).toBeGreaterThan(12)
  const missing = named.filter(
    (path) => globSync(path.replaceAll(/<[^>]+>/g, '*'), { cwd: repositoryRoot }).length === 0,
  )
  expect(missing).toEqual([])
})

// mock-server/tests/how-to.test.ts plays the commands themselves.
test('the usage of `pnpm new` has the three commands of the how-to', () => {
  const commands = howTo.match(/^pnpm new .+$/gm) ?? []
  expect(commands).toHaveLength(3)
  for (const command of commands) expect(USAGE).toContain(`\n  ${command}`)
})

test('the skeleton of a sub-app that the how-to makes is that of the sub-apps there are', () => {
  const [, command = ''] = /^pnpm new (sub-app .+)$/m.exec(howTo) ?? []
  const { plan } = planNew(repositoryRoot, command.split(' '))
  const skeleton = plan.paths.filter((path) => path.startsWith('apps/') && !path.includes('/pages/'))
  expect(skeleton).toHaveLength(11)
  for (const app of ['audit', 'labels', 'versions', 'voiceprint']) {
    const files = skeleton.map((path) => path.replaceAll('notices', app))
    expect(files.filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([])
  }
  expect(plan.paths.filter((path) => existsSync(join(repositoryRoot, path)))).toEqual([
    'mock-server/src/access/menu/menu-table.ts',
    'mock-server/src/access/menu/menu-purposes.ts',
    'mock-server/src/access/menu/menu.test.ts',
  ])
})
