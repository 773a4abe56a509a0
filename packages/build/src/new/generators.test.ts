import { expect, test } from 'vitest'
import { repositoryRoot } from '../project.ts'
import { planNew } from './generators.ts'

const CALL = ['call', 'messaging/notice', 'list-notices']
const PAGE = ['page', 'audit', 'bulletins', 'Bulletins', '公告']
const APP = ['sub-app', 'notices', 'msgcenter', 'Notices', '通知']

const plan = (...args: readonly string[]) => planNew(repositoryRoot, args)
const withArgument = (args: readonly string[], index: number, value: string) =>
  args.map((one, at) => (at === index ? value : one))

test.each([
  [['route'], 'There is no “pnpm new route”: call, page or sub-app.'],
  [['toString'], 'There is no “pnpm new toString”: call, page or sub-app.'],
  [PAGE.slice(0, 3), '“pnpm new page” takes 4 arguments'],
  [[...CALL, 'more'], '“pnpm new call” takes 2 arguments'],
  [withArgument(CALL, 1, 'notice'), '“notice” is no <group>/<domain>'],
  [withArgument(CALL, 1, 'messaging/a/b'), '“messaging/a/b” is no <group>/<domain>'],
  [withArgument(CALL, 1, 'mail/notice'), 'There is no group “mail”. Groups are apps, calls, '],
  [withArgument(CALL, 1, '../notice'), 'There is no group “..”'],
  [withArgument(CALL, 1, 'messaging/Notice'), 'Domain: “Notice” is no name'],
  [withArgument(CALL, 1, 'messaging/class'), 'Domain: “class” is a word of the language'],
  [withArgument(CALL, 1, 'messaging/version'), 'packages/contracts/src/index.ts has a “version” already'],
  [withArgument(CALL, 1, 'messaging/score'), 'mock-server/src/domains.ts has a scoreModule already'],
  [withArgument(CALL, 1, 'messaging/query-id'), 'packages/contracts/src/index.ts has a “queryId” already'],
  [withArgument(CALL, 1, 'messaging/list-notices'), 'Domain: “listNotices” is a name that its own files use'],
  [withArgument(CALL, 1, 'messaging/test'), 'Domain: “test” is a name that its own files use'],
  [withArgument(CALL, 1, 'messaging/route'), 'Domain: “route” is a name that its own files use'],
  [withArgument(CALL, 2, 'notices'), '“notices” is no <verb>-<noun>'],
  [withArgument(CALL, 2, 'list_notices'), 'Call: “list_notices” is no name'],
  [['call', 'operations/release', 'list-releases'], 'list-releases.ts exists already'],
  [withArgument(PAGE, 1, 'shell'), 'There is no sub-app “shell”. Sub-apps are audit, labels, '],
  [withArgument(PAGE, 1, 'assistant'), 'There is no sub-app “assistant”'],
  [withArgument(PAGE, 2, 'Bulletins'), 'Page: “Bulletins” is no name'],
  [withArgument(PAGE, 2, 'all bulletins'), 'Page: “all bulletins” is no name'],
  [withArgument(PAGE, 2, 'bulletins-'), 'Page: “bulletins-” is no name'],
  [withArgument(PAGE, 2, 'bulletins2'), 'Page: “bulletins2” is no name'],
  [withArgument(PAGE, 2, ''), 'Page: “” is no name'],
  [withArgument(PAGE, 2, 'new'), 'Page: “new” is reserved'],
  [withArgument(PAGE, 2, 'index'), 'Page: “index” is reserved'],
  [withArgument(PAGE, 2, 'audit'), 'has a page “msgcenter.audit” or /console/msgcenter/audit already'],
  [withArgument(PAGE, 2, 'audit-log'), 'AuditLogPage.tsx exists already'],
  [withArgument(PAGE, 2, 'audit-record'), 'apps/audit/src/paths.ts has auditRecord already'],
  [withArgument(PAGE, 3, 'bulletins'), 'The English name “bulletins” has to begin with a capital'],
  [withArgument(PAGE, 3, "People's bulletins"), "The English name “People's bulletins”"],
  [withArgument(PAGE, 4, 'Bulletins'), 'The Chinese name “Bulletins” has to begin with a Chinese character'],
  [withArgument(APP, 1, 'audit'), 'apps/audit exists already'],
  [withArgument(APP, 1, 'history'), 'Sub-app: “history” is a name of the browser'],
  [withArgument(APP, 1, 'login'), 'Sub-app: /console/login is the address of something else'],
  [withArgument(APP, 1, 'assets'), 'Sub-app: /console/assets is the address of something else'],
  [withArgument(APP, 1, 'new'), 'Sub-app: “new” is reserved'],
  [withArgument(APP, 2, 'news'), 'There is no group “news” of the menu. Groups are home, workspace, '],
])('%j is refused in one line', (args, message) => {
  expect(() => plan(...args)).toThrow(message)
  expect(() => plan(...args)).toThrow(/^[^\n]+$/)
})

test('a name has at most 30 letters, an English name 40 characters, a Chinese one 20', () => {
  for (const [index, longest, longer] of [
    [2, 'a'.repeat(30), 'a'.repeat(31)],
    [3, `A${'b'.repeat(39)}`, `A${'b'.repeat(40)}`],
    [4, '公'.repeat(20), '公'.repeat(21)],
  ] as const) {
    expect(plan(...withArgument(PAGE, index, longest)).plan.paths).toContain('apps/audit/src/routes.tsx')
    expect(() => plan(...withArgument(PAGE, index, longer))).toThrow(/characters/)
  }
})

test('a call joins a domain that is there, by its method, under the name that the contract has for it', () => {
  const { plan: planned, left } = plan('call', 'operations/version', 'remove-notice')
  expect(planned.read('packages/contracts/src/operations/version/calls.ts')).toMatch(
    /export const removeNotice = defineCall\(\{\n {2}id: 'appVersion.removeNotice',\n {2}method: 'DELETE',/,
  )
  expect(planned.read('mock-server/src/modules/operations/version/index.ts')).toMatch(
    /routes: \[[^\]]*\]\.map\(clearingReleased\),\n {6}removeNotice,\n/,
  )
  expect(planned.read('packages/contracts/src/operations/addresses.test.ts')).toMatch(
    /'DELETE \/api\/dolphin-ai\/app\/version\/delete',\n {4}removeNotice: 'DELETE \/api\/version\/remove-notice',\n/,
  )
  expect(planned.paths).toContain('mock-server/tests/operations/version-remove-notice.test.ts')
  expect(left.join('\n')).toContain('tx.audit(')
})

test.each([
  ['list', 'GET'],
  ['count', 'GET'],
  ['remove', 'DELETE'],
  ['rename', 'PUT'],
  ['create', 'POST'],
  ['withdraw', 'POST'],
])('the verb %s is sent with %s', (verb, method) => {
  const { plan: planned } = plan('call', 'messaging/notice', `${verb}-notices`)
  expect(planned.read('packages/contracts/src/messaging/addresses.test.ts')).toContain(
    `Notices: '${method} /api/notice/${verb}-notices'`,
  )
})

test.each(['statistics', 'system', 'labels'])('a page of %s has its texts in its folder', (app) => {
  const { paths } = plan(...withArgument(PAGE, 1, app)).plan
  const texts = paths.filter((path) => path.endsWith('texts.ts'))
  expect(texts).toEqual([`apps/${app}/src/pages/bulletins/texts.ts`])
})

test('a list of pages that a test pins gets the page too, and a menu group of one line a line a page', () => {
  const { plan: planned } = plan(...withArgument(PAGE, 1, 'labels'))
  expect(planned.read('apps/labels/src/manifest.test.ts')).toContain('[paths.labelConfig, paths.bulletins]')
  expect(planned.read('mock-server/src/access/menu/menu-table.ts')).toContain(`
    pages: [
      ['label.config', 'Smart labels', '智能标签', '/console/label/config', 'labels/LabelConfigPage', standard],
      ['label.bulletins', 'Bulletins', '公告', '/console/label/config/bulletins', 'labels/BulletinsPage', standard],
    ],
`)
})
