import { expect, test } from 'vitest'
import { readSentences, requirementIds, sentencesIn } from './requirement-ids.ts'

const CATALOGUE = `
- **PROJ-003** The table loads with GET \`/api/tenant/project\` and reads \`records\`.
- **PROJ-015** A new project goes out as POST \`/api/tenant/project\`.
- **PROJ-020** The page loads GET \`/api/tenant/project/detail\` (\`id\`).
- **PROJ-021** Nothing of a call.
- **QUAL-004** Rules come from \`/qc-admin/ruleExpand/getRuleListByTenantId/{tenantId}\`.
| Version mutation refused | \`DELETE /api/version\` | VER-022 |
`
const ids = (method: 'GET' | 'POST' | 'DELETE', path: `/${string}`) =>
  requirementIds({ method, path }, sentencesIn(CATALOGUE))

test('a call serves the requirements that mention its path, with its method where they name one', () => {
  expect(ids('GET', '/api/tenant/project')).toEqual(['PROJ-003'])
  expect(ids('POST', '/api/tenant/project')).toEqual(['PROJ-015'])
  expect(ids('GET', '/api/tenant/project/detail')).toEqual(['PROJ-020'])
  expect(ids('POST', '/qc-admin/ruleExpand/getRuleListByTenantId/:tenantId')).toEqual(['QUAL-004'])
  expect(ids('DELETE', '/api/version')).toEqual(['VER-022'])
  expect(ids('GET', '/api/tenant')).toEqual([])
})

test('the catalogues themselves are read', () => {
  const call = { method: 'GET', path: '/api/tenant/project/overview' } as const
  expect(requirementIds(call, readSentences())).toContain('PROJ-002')
})
