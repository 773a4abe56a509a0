import {
  MANAGED_REFUSALS,
  prompt,
  scene,
  scoreHistory,
  scoreSetting,
  business,
  user,
} from '@console/contracts'
import { mockCall, network, Refusal } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openWorkPage } from '../../testing/open-work-page.tsx'

const managed = { bizTypeId: 11, version: 1, updatedAt: 1_795_166_801, updatedBy: 'Shen Qiao' }
beforeEach(() => {
  network.use(
    mockCall(business.businessTypePage, { records: [{ id: 11, name: 'Winter renewals' }], total: 1 }),
    mockCall(user.organizationList, { list: [] }),
    mockCall(prompt.scenes, { records: [{ id: 3, name: 'Privacy' }] }),
  )
})

test('a scene in use is not deleted, and the server’s message is shown', async () => {
  network.use(
    mockCall(scene.scenes.list, {
      records: [{ ...managed, id: 3, name: 'Privacy', rules: 2, prompts: 1 }],
      total: 1,
    }),
    mockCall(scene.scenes.remove, new Refusal(MANAGED_REFUSALS.inUse, 'It is in use.')),
  )
  const { press, services } = openWorkPage('database/scene?business_type_id=11')
  expect(await screen.findByRole('row', { name: /Privacy 2 1/ })).toBeInTheDocument()
  // The dialog runs the deletion itself, and shows its refusal.
  services.confirm.mockResolvedValue(false)
  await press('Delete Privacy')
  const [request] = services.confirm.mock.calls[0] ?? []
  expect(request).toMatchObject({ title: 'Delete “Privacy”?', isDestructive: true })
  await expect(request?.onOk?.()).rejects.toThrow('It is in use.')
})

test('a prompt belongs to the business or a scene, and its versions can be read', async () => {
  const sent: unknown[] = []
  const row = {
    ...managed,
    id: 8,
    version: 4,
    name: 'Summary',
    sceneId: null,
    sceneName: null,
    words: 'Short.',
  }
  network.use(
    mockCall(prompt.prompts.list, { records: [row], total: 1 }),
    mockCall(prompt.prompts.update, ({ body }) => {
      sent.push(body)
      return row
    }),
    mockCall(prompt.versions, {
      name: 'Summary',
      records: [
        { version: 4, words: 'Short.', changedBy: 'Shen Qiao', changedAt: 1_795_166_901 },
        { version: 1, words: 'The first words', changedBy: null, changedAt: 1_795_166_801 },
      ],
    }),
  )
  const { press, choose } = openWorkPage('database/prompt?business_type_id=11')
  expect(await screen.findByRole('row', { name: /Summary Whole business Short\. 4/ })).toBeInTheDocument()
  await press('Edit Summary')
  await choose('Scene', 'Privacy')
  await press('Save')
  await waitFor(() => expect(sent).toEqual([{ name: 'Summary', sceneId: 3, words: 'Short.' }]))
  await press('Versions of Summary')
  expect(await screen.findByText('Versions of “Summary”')).toBeInTheDocument()
  const list = screen.getByRole('list', { name: 'Versions' })
  expect(within(list).getByText('The first words')).toBeInTheDocument()
  expect(
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Version 4Present2026-11-20 17:28:21 · Shen Qiao', 'Version 12026-11-20 17:26:41'])
  // A long text scrolls by keyboard, although nothing in it takes the focus.
  expect(list).toHaveAttribute('tabindex', '0')
})

test('a version of a prompt shows the words that changed from the version before', async () => {
  const changed = { changedBy: 'Shen Qiao', changedAt: 1_795_166_901 }
  network.use(
    mockCall(prompt.prompts.list, {
      records: [{ ...managed, id: 8, name: 'Summary', sceneId: null, sceneName: null, words: 'Short.' }],
      total: 1,
    }),
    mockCall(prompt.versions, {
      name: 'Summary',
      records: [
        { version: 3, words: 'Name the product and the next step.', ...changed },
        { version: 2, words: 'Name the product and the price.', ...changed },
        { version: 1, words: 'Name the product.', ...changed },
      ],
    }),
  )
  const { press, person } = openWorkPage('database/prompt?business_type_id=11')
  await press('Versions of Summary')
  const list = within(await screen.findByRole('list', { name: 'Versions' }))
  const choice = within(list.getByRole('radiogroup', { name: 'Show version 3 as' }))
  expect(choice.getByRole('radio', { name: 'Text' })).toBeChecked()
  expect(list.getByRole('radiogroup', { name: 'Show version 2 as' })).toBeInTheDocument()
  expect(list.getByText('Name the product.')).toBeInTheDocument()
  expect(list.queryByRole('radiogroup', { name: 'Show version 1 as' })).not.toBeInTheDocument()

  await person.click(choice.getByRole('radio', { name: 'Changes from the version before' }))
  expect(list.getByRole('deletion')).toHaveTextContent(/^price$/)
  expect(list.getByRole('insertion')).toHaveTextContent(/^next step$/)
  const [newest, second, oldest] = list.getAllByRole('paragraph')
  expect(newest).toHaveTextContent(/^Name the product and the Removed: price Added: next step\.$/)
  expect(second).toHaveTextContent(/^Name the product and the price\.$/)
  expect(oldest).toHaveTextContent(/^Name the product\.$/)

  await person.click(choice.getByRole('radio', { name: 'Text' }))
  expect(list.getByText('Name the product and the next step.')).toBeInTheDocument()
  expect(list.queryByRole('deletion')).not.toBeInTheDocument()
})

test('the versions of a prompt open over their page of the list', async () => {
  const requests: unknown[] = []
  const row = { ...managed, id: 8, name: 'Summary', sceneId: null, sceneName: null, words: 'Short.' }
  network.use(
    mockCall(prompt.prompts.list, ({ query }) => {
      requests.push([query.pageIndex, query.text])
      return { records: [row], total: 12 }
    }),
    mockCall(prompt.versions, { name: 'Summary', records: [] }),
  )
  const { press } = openWorkPage('database/prompt?business_type_id=11&page=2&text=sum')
  await press('Versions of Summary')
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
  expect(new Set(requests.map(String))).toEqual(new Set(['2,sum']))
  expect(screen.queryByText(/in the address/)).not.toBeInTheDocument()
})

test('scores are listed by day and seat, and set by business', async () => {
  const saved: unknown[] = []
  const setting = {
    bizTypeId: 11,
    bizTypeName: 'Winter renewals',
    version: 2,
    updatedAt: 1_795_166_801,
    updatedBy: 'Shen Qiao',
    value: scoreSetting.settings.fallback,
  }
  network.use(
    mockCall(scoreHistory.list, {
      records: [
        {
          day: '2026-11-18',
          userId: 1,
          userName: 'Lin Yi',
          orgName: 'Peony team',
          bizTypeName: 'Winter renewals',
          sessions: 20,
          averageScore: 97.5,
          lowestScore: 65,
          lowestSessionId: 's-3',
          failed: 1,
          violations: [0, 1, 0, 2],
        },
      ],
      total: 1,
    }),
    mockCall(scoreSetting.settings.list, { records: [setting] }),
    mockCall(scoreSetting.settings.save, ({ body }) => {
      saved.push(body)
      return setting
    }),
  )
  const history = openWorkPage('statistic/score/history')
  expect(
    await screen.findByRole('row', { name: /Lin Yi 2026-11-18 .* 20 97\.5 65 s-3 1 Severe 2 ?Light 1/ }),
  ).toBeInTheDocument()
  history.unmount()
  const { press, write } = openWorkPage('database/score/setting')
  await press('Edit Winter renewals')
  await write('Pass mark', '101')
  await press('Save')
  expect(await screen.findByText('At most 100.')).toBeInTheDocument()
  await write('Pass mark', '70')
  await press('Save')
  await waitFor(() => expect(saved).toEqual([{ ...scoreSetting.settings.fallback, passMark: 70 }]))
})
