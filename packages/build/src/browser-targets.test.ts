import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { browserTargets, supportedBrowsers } from './browser-targets.ts'
import { repositoryRoot } from './project.ts'

describe('supported browsers', () => {
  test('are the target of the build [SHELL-101]', () => {
    expect(browserTargets).toEqual(['chrome >= 130', 'edge >= 130', 'firefox >= 132', 'safari >= 18'])
  })

  test('are named in the README with exactly these versions [SHELL-101]', () => {
    const readme = readFileSync(join(repositoryRoot, 'README.md'), 'utf8')
    const named = [...readme.matchAll(/\b(Chrome|Edge|Firefox|Safari) (\d[\d.]*\d|\d)/g)]
    expect(named.map(([, name, version]) => [name, Number(version)])).toEqual(
      Object.entries(supportedBrowsers),
    )
  })
})
