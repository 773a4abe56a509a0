import { subApp, type DataOf } from '@console/contracts'
import { mockCall, mockNetworkError, network, Refusal } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { findDialog, findPanel, openApps } from '../../testing/apps-page.ts'
import { sampleApp, sampleApps, sampleCatalogue, sampleHealth, sampleVersion } from './apps.samples.ts'
// Read before the first test waits for it.
import './EditAppDialog.tsx'

const { SUB_APP_REFUSALS } = subApp
const COMPANIES = [{ code: 'harbor', name: 'Harbor Services' }]

let present: DataOf<typeof subApp.list>
let sent: unknown[]

beforeEach(() => {
  sent = []
  present = { apps: sampleApps, mayRegister: true }
  network.use(
    mockCall(subApp.list, () => present),
    mockCall(subApp.catalogue, sampleCatalogue),
    mockCall(subApp.detail, { ...sampleApp, versions: [sampleVersion] }),
    mockCall(subApp.health, { versions: [], slots: [], hours: [], lastFailures: [] }),
    mockCall(subApp.sets, { sets: [], rollouts: [], releasable: [], companies: COMPANIES }),
  )
})

describe('the health', () => {
  test('says how many people a version fails for, its figures, and the last failures in words', async () => {
    present = { apps: sampleApps, mayRegister: true }
    const health = mockCall(subApp.health, sampleHealth)
    network.use(health)
    openApps('?app=crm')
    const section = await screen.findByRole('region', { name: 'Health in the last 7 days' })
    const version = await within(section).findByRole('listitem', { name: 'Version 2' })
    expect(version).toHaveTextContent('6 people, it fails for 4')
    expect(version).toHaveTextContent('Opened12')
    expect(version).toHaveTextContent('Not opened9')
    expect(version).toHaveTextContent('Refused calls1')
    expect(version).toHaveTextContent('Loads in 120 ms, mounts in 30 ms; the slowest took 1,800 ms')
    const failures = within(section).getByRole('list', { name: 'Last failures' })
    expect(within(failures).getByRole('listitem')).toHaveTextContent(
      /version 2 · not openedscript: TypeError: x is null$/,
    )
  })

  test('of an app that nobody opened says so, and one that cannot be loaded has Retry', async () => {
    present = { apps: sampleApps, mayRegister: true }
    const first = openApps('?app=crm')
    expect(await screen.findByText('Nobody has opened it in this time.')).toBeVisible()
    first.unmount()
    network.use(mockNetworkError(subApp.health))
    openApps('?app=crm')
    expect(await screen.findByText('The health could not be loaded')).toBeVisible()
  })
})

test('the health is drawn by the hour, over all versions and with the hours in which nobody came', async () => {
  present = { apps: sampleApps, mayRegister: true }
  network.use(mockCall(subApp.health, sampleHealth))
  const { person, services } = openApps('?app=crm')
  expect(await screen.findByRole('img', { name: 'Opened: 12, Not opened: 9' })).toBeVisible()
  expect(services.loadTier).toHaveBeenCalledWith('charts')
  await person.click(screen.getByRole('button', { name: 'As a table' }))
  const rows = within(await screen.findByRole('table', { name: /Opened by the hour/ }))
    .getAllByRole('row')
    .slice(1)
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(-2)
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['10', '3'],
    ['0', '0'],
    ['2', '6'],
  ])
})

describe('an app of the own company', () => {
  const owned: subApp.AppRow = { ...sampleApp, ownerCompany: 'harbor', isOwned: true }

  test('shows its versions and health, and changes nothing but its contributions', async () => {
    present = { apps: [{ ...owned, current: null, needsConsent: false }], mayRegister: false }
    network.use(mockCall(subApp.health, sampleHealth))
    openApps('?app=crm')
    const drawer = await findPanel()
    expect(within(drawer).getByText('Your company')).toBeVisible()
    expect(await within(drawer).findByRole('list', { name: 'Versions in browsers' })).toBeVisible()
    expect(within(drawer).getByRole('list', { name: 'Versions' })).toBeVisible()
    const buttons = within(drawer)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    for (const name of ['Add version', 'Edit', 'Remove', 'Switch off', 'Switch off: Partner CRM'])
      expect(buttons).not.toContain(name)
    expect(buttons).toContain('Switch off: Age')
    expect(within(drawer).queryByRole('link', { name: /Preview/ })).toBeNull()
  })

  test('is edited by people of the platform, with the revision that they saw', async () => {
    present = { apps: [sampleApp], mayRegister: true }
    network.use(
      mockCall(subApp.changeDetails, ({ body }) => {
        sent.push(body)
        return null
      }),
    )
    const { person, router } = openApps('?app=crm')
    await person.click(within(await findPanel()).getByRole('button', { name: 'Edit' }))
    const box = await findDialog('Edit Partner CRM')
    const english = within(box).getByRole('textbox', { name: 'English name' })
    await person.clear(english)
    await person.click(within(box).getByRole('button', { name: 'Save' }))
    expect(english).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toEqual([])
    await person.type(english, 'Partner orders')
    await person.click(within(box).getByRole('combobox', { name: 'Owner’s company' }))
    await person.click(await screen.findByTitle('Harbor Services'))
    await person.click(within(box).getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent).toEqual([
        {
          module: 'crm',
          name: { en: 'Partner orders', zh: '合作方客户管理' },
          ownerContact: 'crm-team@partner.example',
          ownerCompany: 'harbor',
          revision: 1,
        },
      ]),
    )
    await waitFor(() => expect(router.state.location.search).toBe('?app=crm'))
  })
})

describe('the removal', () => {
  beforeEach(() => {
    present = { apps: sampleApps, mayRegister: true }
  })

  test('is confirmed with what goes, and the app leaves the list', async () => {
    network.use(
      mockCall(subApp.remove, ({ query }) => {
        sent.push(query)
        present = { ...present, apps: present.apps.filter(({ module }) => module !== query.module) }
        return null
      }),
    )
    const { person, services, router } = openApps('?app=crm')
    await person.click(within(await findPanel()).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(sent).toEqual([{ module: 'crm' }]))
    expect(services.confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Remove Partner CRM?',
        content: expect.stringContaining('The files of all its versions are deleted'),
      }),
    )
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(services.toast.success).toHaveBeenCalledWith('Partner CRM is removed')
  })

  test('of an app in use says why it is refused', async () => {
    network.use(mockCall(subApp.remove, new Refusal(SUB_APP_REFUSALS.inUse, 'Companies run this app.')))
    const { person, services } = openApps('?app=crm')
    services.confirm.mockResolvedValueOnce(false)
    await person.click(within(await findPanel()).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(services.confirm).toHaveBeenCalled())
    const [[asked] = []] = services.confirm.mock.calls
    await expect(asked?.onOk?.()).rejects.toThrow('Companies run this app.')
    expect(services.toast.success).not.toHaveBeenCalled()
  })
})
