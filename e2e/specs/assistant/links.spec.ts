import { knowledge, links, sessionRecord, user } from '@console/contracts'
import { demoTest as test, expect } from '../../fixtures/demo-test.ts'
import { tokenFor } from '../../fixtures/test.ts'

/** A question of the demo data. */
const QUESTION = 'Can the renewal date be moved?'

/** In the form of those of mails. */
const TOKEN = 't'.repeat(43)

type Address = { name: string; path: string; title: string }

test('every address that the console links to outside itself is a page that reads its parameters [SHELL-070, SHELL-071, STAT-063, STAT-064, STAT-065, STAT-066]', async ({
  signIn,
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const headers = { authorization: `Bearer ${await tokenFor(request, 'manager')}` }
  const me = (await (await request.get(user.info.path, { headers })).json()) as { data: user.UserInfo }
  const bizId = me.data.businessTypes?.[0]?.businessTypeId ?? 0
  const now = Math.floor(Date.now() / 1000)
  const range = { beginTime: now - 7 * 86_400, endTime: now }
  const listed = await request.get(sessionRecord.list.path, {
    headers,
    params: { ...range, bizId: String(bizId) },
  })
  const { data } = (await listed.json()) as { data: { sessions: { sessionId: string }[] } }
  const sessionId = data.sessions[0]?.sessionId ?? ''
  expect(sessionId).not.toBe('')
  const named = await request.get(knowledge.questionNames.path, { headers, params: { bizTypeId: bizId } })
  const questions = ((await named.json()) as { data: { id: number; name: string }[] }).data
  const question = questions.find(({ name }) => name === QUESTION)
  if (question === undefined) throw new Error(`The demo data has no question “${QUESTION}”`)

  const addresses: Address[] = [
    { name: 'releaseNotes', path: links.buildLinkAddress(links.releaseNotes), title: 'Release notes' },
    { name: 'download', path: links.buildLinkAddress(links.download, { monitor: true }), title: 'Download' },
    // A visitor who is no agent signs in as one.
    { name: 'seat', path: links.buildLinkAddress(links.seat), title: 'Agent sign-in' },
    { name: 'signUp', path: links.buildLinkAddress(links.signUp, { invite: 'NOCODE' }), title: 'Sign up' },
    { name: 'forgotPassword', path: links.forgotPassword.path, title: 'Forgot password' },
    { name: 'newPassword', path: `${links.newPassword.path}#${TOKEN}`, title: 'Set a new password' },
    { name: 'confirmMail', path: `${links.confirmMail.path}#${TOKEN}`, title: 'Confirm your mail address' },
    {
      name: 'sessions',
      path: links.buildLinkAddress(links.sessions, { ...range, bizId, source: -1 }),
      title: 'Sessions',
    },
    {
      name: 'labelSessions',
      path: links.buildLinkAddress(links.labelSessions, { ...range, bizId, userId: me.data.userId }),
      title: 'Sessions',
    },
    {
      name: 'session',
      path: links.buildLinkAddress(links.session, { showRules: true }, { sessionId }),
      title: `Session ${sessionId}`,
    },
    {
      name: 'liveSession',
      path: links.buildLinkAddress(links.liveSession, { userId: me.data.userId, bizId }),
      title: 'Remote view: Shen Qiao',
    },
    {
      name: 'statistic',
      path: links.buildLinkAddress(links.statistic, { ...range, bizId, source: -1 }),
      title: 'Agent statistics',
    },
    {
      name: 'knowledge',
      path: links.buildLinkAddress(links.knowledge, { questionId: question.id }),
      title: QUESTION,
    },
    {
      name: 'validateSet',
      path: links.buildLinkAddress(links.validateSet, { business_type_id: bizId, sessionId }),
      title: 'Review hit',
    },
  ]
  const table = Object.entries(links).flatMap(([name, link]) =>
    typeof link === 'object' && 'path' in link ? [name] : [],
  )
  expect(addresses.map(({ name }) => name).toSorted()).toEqual(table.toSorted())
  await signIn('manager', '/console/msgcenter/audit')
  for (const { path, title } of addresses) {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(title)
    await expect(page.getByText('was not understood')).toHaveCount(0)
  }
})
