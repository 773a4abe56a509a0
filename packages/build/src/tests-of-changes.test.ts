import { describe, expect, test } from 'vitest'
import { testsOfChanges, type Repository } from './tests-of-changes.ts'

const repository: Repository = {
  namesOfDomain: (domain) => (domain === 'projects/project' ? ['project', 'projectRules'] : []),
  sourcesThatUse: (names) => names.map((name) => `apps/projects/src/queries/${name}.ts`),
  testsUnder: (folder) => [`${folder}addresses.test.ts`],
}
const select = (...changed: string[]) => testsOfChanges(changed, repository)

describe('the tests of a change', () => {
  test('to an app are those of its sources', () => {
    const page = 'apps/audit/src/pages/audit-log/AuditLogPage.tsx'
    expect(select(page, 'README.md', 'docs/api.md', 'e2e/specs/audit/read-the-log.spec.ts')).toEqual({
      sources: [page],
      serverFolders: [],
    })
  })

  test('to a domain of the server are those of its group', () => {
    expect(
      select(
        'mock-server/src/modules/projects/file/receive-file.ts',
        'mock-server/tests/quality/score.test.ts',
      ),
    ).toEqual({
      sources: [],
      serverFolders: [
        'mock-server/src/modules/projects/',
        'mock-server/src/modules/quality/',
        'mock-server/tests/projects/',
        'mock-server/tests/quality/',
      ],
    })
  })

  test('to a contract are those of its group and of the pages that use it', () => {
    expect(select('packages/contracts/src/projects/project/rules.ts')).toEqual({
      sources: [
        'apps/projects/src/queries/project.ts',
        'apps/projects/src/queries/projectRules.ts',
        'packages/contracts/src/projects/addresses.test.ts',
      ],
      serverFolders: ['mock-server/src/modules/projects/', 'mock-server/tests/projects/'],
    })
  })

  test.each([
    'package.json',
    'pnpm-lock.yaml',
    'vitest.config.ts',
    'packages/contracts/src/index.ts',
    'packages/contracts/src/shared/wire.ts',
    'packages/testing/src/setup.ts',
    'packages/kit/src/exports.ts',
    'mock-server/src/application.ts',
    'mock-server/src/platform/db/client.ts',
    'mock-server/src/access/menu/menu-table.ts',
    'mock-server/tests/support/global-setup.ts',
  ])('to %s are all', (file) => {
    expect(select('README.md', file)).toBe('all')
  })
})
