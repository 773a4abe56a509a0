import { subApp, type DataOf } from '@console/contracts'
import {
  mockCall,
  mockNetworkError,
  network,
  Refusal,
  renderSubAppPage,
  setViewportWidth,
} from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { systemApp } from '../../system-app.ts'
import { sampleApps, sampleSets } from './apps.samples.ts'
// Read before the first test waits for it.
import './ReleasesTab.tsx'

const PATH = '/app-tenant-system/system/apps?tab=releases'
const { SUB_APP_REFUSALS } = subApp

let present: DataOf<typeof subApp.sets>
let sent: unknown[]

beforeEach(() => {
  present = sampleSets
  sent = []
  network.use(
    mockCall(subApp.list, { apps: sampleApps, mayRegister: true }),
    mockCall(subApp.sets, () => present),
    mockCall(subApp.releaseAgain, ({ body }) => {
      sent.push(body)
      return null
    }),
  )
})

function open(query = '', language: 'en' | 'zh' = 'en') {
  return renderSubAppPage({ app: systemApp, path: `${PATH}${query}`, language })
}

const dialog = async () => screen.findByRole('dialog')

describe('the releases', () => {
  test('say who runs which set, and list all sets with their versions', async () => {
    open()
    const active = await screen.findByRole('region', { name: 'Who runs what' })
    expect(
      within(active)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Set 220% of the people of Harbour MutualRaise percentage',
      'Set 1Everybody else in all companies',
    ])
    expect(
      screen.getByRole('row', { name: /2.*In use.*Partner CRM 2 · Surveys 1.*Faster search.*Mara Lindt/ }),
    ).toBeVisible()
    expect(screen.getByRole('row', { name: /1.*In use.*Partner CRM 1/ })).toBeVisible()
  })

  test('say where the console went back by itself', async () => {
    const [first, second] = sampleSets.rollouts
    if (first === undefined || second === undefined) throw new Error('there are two rollouts')
    present = { ...sampleSets, rollouts: [{ ...second, id: 13, releasedBy: null, failedVersionId: 71 }] }
    open()
    expect(await screen.findByText(/went back to this set by itself/)).toBeVisible()
    // Everybody has it already.
    expect(screen.queryByRole('button', { name: 'Release again: set 1' })).toBeNull()
  })

  test('have empty and failed states', async () => {
    present = { ...sampleSets, sets: [], rollouts: [] }
    const empty = open()
    expect(await screen.findByText('Nothing has been released')).toBeVisible()
    empty.unmount()
    network.use(mockNetworkError(subApp.sets))
    open()
    expect(await screen.findByText('The releases could not be loaded')).toBeVisible()
  })

  test('are cards on a phone, in Chinese too', async () => {
    setViewportWidth(390)
    open('', 'zh')
    const card = await screen.findByRole('article', { name: '发布集 2' })
    expect(card).toHaveTextContent('使用中合作方客户管理 2 · 问卷 1Faster search')
    expect(screen.getByText('Harbour Mutual 20% 的人员')).toBeVisible()
    setViewportWidth(1440)
  })
})

test('a set is released again after a confirmation that says which versions change', async () => {
  const { person, services } = open()
  await person.click(await screen.findByRole('button', { name: 'Release again: set 1' }))
  await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Set 1 is released'))
  const [request] = services.confirm.mock.calls[0] ?? []
  expect(request?.title).toBe('Release set 1 again?')
  expect(request?.content).toMatchObject({
    props: { lines: ['Partner CRM: version 1, 2 → version 1', 'Surveys: version 1 → taken out'] },
  })
  expect(sent).toEqual([{ setNumber: 1, companyCodes: null, percent: 100 }])
})

test('a percentage is raised, and a lower one is refused at its field', async () => {
  const { person, services } = open()
  await person.click(await screen.findByRole('button', { name: 'Raise percentage: set 2' }))
  const box = await dialog()
  const percent = within(box).getByRole('textbox', { name: 'Percent of their people' })
  await person.clear(percent)
  await person.type(percent, '20')
  await person.click(within(box).getByRole('button', { name: 'Raise' }))
  expect(await within(box).findByRole('alert')).toHaveTextContent('A whole number from 21 to 100.')
  await person.clear(percent)
  await person.type(percent, '60')
  await person.click(within(box).getByRole('button', { name: 'Raise' }))
  await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Set 2 reaches 60%'))
  expect(sent).toEqual([{ setNumber: 2, companyCodes: ['harbour'], percent: 60 }])
})

describe('a release', () => {
  async function choose(person: ReturnType<typeof open>['person'], box: HTMLElement, title: string) {
    await person.click(within(box).getByRole('combobox', { name: 'Versions' }))
    await person.click(await screen.findByTitle(title))
  }

  test('of versions of several apps goes to companies with a percentage and a note', async () => {
    network.use(
      mockCall(subApp.release, ({ body }) => {
        sent.push(body)
        return { setNumber: 3 }
      }),
    )
    const { person, services, router } = open()
    await person.click(await screen.findByRole('button', { name: /Release$/ }))
    const box = await dialog()
    await person.click(within(box).getByRole('button', { name: 'Release' }))
    expect(await within(box).findByText('Choose at least one version.')).toBeVisible()
    await choose(person, box, 'Partner CRM, version 2')
    await choose(person, box, 'Surveys, version 1')
    await person.click(within(box).getByRole('combobox', { name: 'Companies' }))
    await person.click(await screen.findByTitle('Harbour Mutual'))
    const percent = within(box).getByRole('textbox', { name: 'Percent of their people' })
    await person.clear(percent)
    await person.type(percent, '30')
    await person.type(within(box).getByRole('textbox', { name: 'Note' }), 'Try it')
    await person.click(within(box).getByRole('button', { name: 'Release' }))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Set 3 is released'))
    expect(router.state.location.search).toBe('?tab=releases')
    expect(sent).toEqual([
      {
        items: [
          { module: 'crm', versionId: 71 },
          { module: 'survey', versionId: 80 },
        ],
        companyCodes: ['harbour'],
        percent: 30,
        note: 'Try it',
      },
    ])
  })

  test('takes one version of each app, and can take an app out', async () => {
    const { person } = open('&dialog=release')
    const box = await dialog()
    expect(within(box).getByText('Apps that are not named keep the version of set 1.')).toBeVisible()
    await choose(person, box, 'Partner CRM, version 2')
    await choose(person, box, 'Partner CRM, take out')
    await person.click(within(box).getByRole('button', { name: 'Release' }))
    expect(await within(box).findByText('Choose one version of each app.')).toBeVisible()
  })

  test('that changes nothing is refused at its versions', async () => {
    const text = 'They have this set already.'
    network.use(mockCall(subApp.release, new Refusal(SUB_APP_REFUSALS.alreadyCurrent, text)))
    const { person } = open('&dialog=release')
    const box = await dialog()
    await choose(person, box, 'Partner CRM, version 2')
    await person.click(within(box).getByRole('button', { name: 'Release' }))
    expect(await within(box).findByRole('alert')).toHaveTextContent(text)
  })
})
