import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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

test('the skeleton of a sub-app is what the README names of it', () => {
  const [, skeleton = ''] = /Copy the skeleton of `apps\/audit`: (.*?), and run/s.exec(howTo) ?? []
  const files = [...skeleton.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) =>
    name === 'defineSubApp' ? [] : [name.replace('<app>', 'audit')],
  )
  expect(files).toHaveLength(9)
  for (const app of ['audit', 'versions'])
    for (const file of files)
      expect(globSync(`apps/${app}/${file.replace('audit', app)}`, { cwd: repositoryRoot })).toHaveLength(1)
})
