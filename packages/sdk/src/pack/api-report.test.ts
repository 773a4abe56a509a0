import { expect, test } from 'vitest'
import { describeApi, findApiProblem, readApi } from './api-report.ts'

test('the public types are those that were written down: `pnpm sdk:api` writes others, under a version of their own', async () => {
  const api = await describeApi()
  expect(findApiProblem(api, readApi())).toBeNull()
  expect(api).toEqual(readApi())
})

test('other types under a released version are refused', () => {
  const released = { version: '1.0.0', types: 'type A = 1' }
  const changed = { ...released, types: 'type A = 2' }
  expect(findApiProblem(changed, released, '## 1.0.0')).toMatch(
    /^The public types have changed since 1\.0\.0/,
  )
  expect(findApiProblem(released, released, '## 1.0.0')).toBeNull()
})

test('other types are written down under a version that is not released, and under a raised one', () => {
  const written = { version: '1.0.0', types: 'type A = 1' }
  const changed = { version: '1.0.0', types: 'type A = 2' }
  expect(findApiProblem(changed, written, '## 1.0.0 (not released)')).toBeNull()
  expect(findApiProblem({ ...changed, version: '1.1.0' }, written, '## 1.1.0\n\n## 1.0.0')).toBeNull()
})

test('a version needs a word in the changelog', () => {
  expect(findApiProblem({ version: '7.0.0', types: '' }, null, '## 6.0.0')).toBe(
    'CHANGELOG.md says nothing of 7.0.0.',
  )
})
