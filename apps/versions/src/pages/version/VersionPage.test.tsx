import { appVersion } from '@console/contracts'
import { mockCall, mockStatus, network, Refusal, setViewportWidth } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { openVersions, serveVersions } from '../../testing/open-versions.ts'
import { draftVersion, releasedVersion, removedVersion } from '../../testing/version.samples.ts'

afterEach(() => {
  setViewportWidth(1280)
})

const row = async (name: RegExp) => {
  const found = (await screen.findByText(name)).closest('tr')
  if (found === null) throw new Error(`no row has ${String(name)}`)
  return found
}
const actionsIn = (of: HTMLElement) =>
  within(of)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
/** By its label or, where it has none, its text. */
const button = async (name: string) =>
  /^(New|Create|Retry)/.test(name) ? screen.findByText(name) : screen.findByLabelText(name)

describe('the table', () => {
  test('shows the versions in the order of the server, with UTC+8 whatever the zone [VER-001..004]', async () => {
    const server = serveVersions()
    openVersions({ timezone: 'America/New_York' })
    expect(await row(/3\.3\.0/)).toHaveTextContent('AndroidOptionalPercentage of users20To release-')
    expect(server.addresses).toEqual(['?pageIndex=1&pageSize=10&orderBy=version_value'])
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Version',
      'Platform',
      'Update mode',
      'Scope',
      'Rollout (%)',
      'Status',
      'Released (UTC+8)',
      'Released by',
      'Actions',
    ])
    const [, ...rows] = screen.getAllByRole('row')
    expect(rows).toHaveLength(4)
    expect(rows[1]).toHaveTextContent('Released2026-11-21 07:30:00Mara Lindt')
    expect(rows[2]).toHaveTextContent('PlatformAndroidForcedAll users-Released')
    expect(rows[3]).toHaveTextContent('iOS')
  })

  test('a version that stalls says so beside its state', async () => {
    const stall = { share: 9.04, shareBefore: 9.1, rollout: 30, days: 3 }
    serveVersions([{ ...releasedVersion, stall }, removedVersion])
    openVersions()
    expect(await row(/3\.2\.0/)).toHaveTextContent('ReleasedStalls at 9%2026-11-21')
    expect(await row(/2\.9\.4/)).not.toHaveTextContent('Stalls')
  })

  test('each state has its actions, and versions of the platform are only viewed [VER-016..018]', async () => {
    serveVersions()
    openVersions()
    expect(actionsIn(await row(/3\.3\.0/))).toEqual(['Edit', 'Release', 'Delete'])
    expect(actionsIn(await row(/3\.2\.0/))).toEqual(['View', 'Raise rollout', 'Remove'])
    expect(actionsIn(await row(/2\.9\.4/))).toEqual(['View', 'Release', 'Delete'])
    expect(actionsIn(await row(/3\.1\.0/))).toEqual(['View'])
  })

  test('is cards on a phone, and Chinese', async () => {
    setViewportWidth(390)
    serveVersions()
    openVersions({ language: 'zh' })
    const card = await screen.findByRole('article', { name: '安卓端 3.2.0' })
    expect(card).toHaveTextContent(
      '安卓端 · 可选更新 · 按比例推送（灰度） · 30%2026-11-21 07:30:00 UTC+8 · Mara Lindt',
    )
  })

  test('has a second page', async () => {
    network.use(
      mockCall(appVersion.list, ({ query }) => ({
        records: [{ ...draftVersion, version: `${query.pageIndex}.0.0` }],
        totalCnt: 11,
      })),
    )
    const { person } = openVersions()
    await row(/1\.0\.0/)
    await person.click(screen.getByRole('button', { name: 'Next' }))
    expect(await row(/2\.0\.0/)).toBeInTheDocument()
  })

  test('an empty list offers to add a version, a failed one to try again', async () => {
    network.use(mockStatus(appVersion.list, 500))
    const { person } = openVersions()
    expect(await screen.findByText('The versions could not be loaded')).toBeInTheDocument()
    serveVersions([])
    await person.click(await button('Retry'))
    expect(await button('Create the first version')).toBeInTheDocument()
  })

  test('people without the page learn that', async () => {
    network.use(mockCall(appVersion.list, new Refusal(403, 'Forbidden', { status: 403 })))
    openVersions()
    expect(await screen.findByText(/App versions/)).toBeInTheDocument()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('release, remove and delete', () => {
  test('are confirmed, sent with the id, and the list loads again [VER-019..021, SHELL-107]', async () => {
    const server = serveVersions([draftVersion])
    const { person, services } = openVersions()
    await person.click(await button('Release Android 3.3.0'))
    expect(await button('Remove Android 3.3.0')).toBeInTheDocument()
    expect(services.confirm).toHaveBeenLastCalledWith(
      expect.objectContaining({
        title: 'Release Android 3.3.0?',
        content: expect.stringContaining('20% of the users on older versions are offered it.'),
      }),
    )
    await person.click(await button('Remove Android 3.3.0'))
    expect(await button('Delete Android 3.3.0')).toBeInTheDocument()
    await person.click(await button('Delete Android 3.3.0'))
    expect(await button('Create the first version')).toBeInTheDocument()
    expect(services.confirm).toHaveBeenCalledTimes(3)
    expect(server.sent).toEqual([
      { request: 'POST /api/dolphin-ai/app/version/release', body: { id: 1, revision: 4 } },
      { request: 'DELETE /api/dolphin-ai/app/version/delist?id=1&revision=4', body: null },
      { request: 'DELETE /api/dolphin-ai/app/version/delete?id=1&revision=4', body: null },
    ])
    expect(services.toast.success).toHaveBeenCalledTimes(3)
    expect(services.toast.success).toHaveBeenNthCalledWith(2, 'Done')
    expect(services.toast.success).toHaveBeenLastCalledWith('Deleted successfully')
  })

  test('nothing is sent without the confirmation, which warns of a higher released version', async () => {
    const server = serveVersions([removedVersion])
    const { person, services } = openVersions()
    services.confirm.mockResolvedValue(false)
    await person.click(await button('Release iOS 2.9.4'))
    expect(services.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ content: expect.stringContaining('Version 3.1.0 is released already.') }),
    )
    expect(server.sent).toEqual([])
  })

  test('a refusal shows its text and the list loads again [VER-022]', async () => {
    const server = serveVersions()
    server.refusal = new Refusal(409, 'Mara Lindt has released this version already.', { status: 409 })
    const { person, services } = openVersions()
    await person.click(await button('Release Android 3.3.0'))
    await waitFor(() =>
      expect(services.toast.error).toHaveBeenCalledWith('Mara Lindt has released this version already.'),
    )
    await waitFor(() => expect(server.queries).toHaveLength(2))
    expect(services.toast.success).not.toHaveBeenCalled()
  })
})
