import { release } from '@console/contracts'
import { mockCall, mockStatus, network } from '@console/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'

const releases: release.Release[] = [
  { version: '2.5.0', releasedOn: '2026-11-21', notes: { en: ['Audit log'], zh: ['审计日志'] } },
  { version: '2.4.1', releasedOn: '2026-10-02', notes: { en: ['Exports'], zh: ['导出'] } },
]
const apps: release.AppRelease[] = [
  {
    platform: 'android',
    version: '3.1.0',
    releasedOn: '2026-11-02',
    notes: '## Calls\n\n- **One** tap <img src=x>',
  },
]
const address = '/assistant-console/release-notes'

test('the versions are listed with day and notes, newest first, and the current one is marked [SHELL-070]', async () => {
  await openPage({ address, handlers: [mockCall(release.list, { releases, apps })] })
  const newest = await screen.findByRole('article', { name: 'Version 2.5.0' })
  expect(within(newest).getByText('Current')).toBeInTheDocument()
  expect(within(newest).getByText('November 21, 2026')).toBeInTheDocument()
  expect(within(newest).getByText('Audit log')).toBeInTheDocument()
  const app = screen.getByRole('article', { name: 'Android 3.1.0' })
  expect(within(app).getByRole('heading', { name: 'Calls' })).toBeInTheDocument()
  expect(within(app).getByRole('listitem').innerHTML).toBe('<strong>One</strong> tap &lt;img src=x&gt;')
  const [, older] = screen.getAllByRole('article')
  expect(older).toHaveAccessibleName('Version 2.4.1')
  expect(older).not.toHaveTextContent('Current')
  expect(document.title).toBe('Orchid - Release notes')
})

test('users can change the language of the notes [SHELL-070]', async () => {
  const { person } = await openPage({ address, handlers: [mockCall(release.list, { releases, apps })] })
  await person.click(await screen.findByRole('button', { name: 'English, switch to 中文' }))
  expect(await screen.findByText('审计日志')).toBeInTheDocument()
  expect(screen.getByText('2026年11月21日')).toBeInTheDocument()
  expect(document.documentElement.lang).toBe('zh-CN')
})

test('a list that fails to load shows a failure, and Retry loads it [SHELL-070]', async () => {
  const { person } = await openPage({ address, handlers: [mockStatus(release.list, 500)] })
  expect(await screen.findByRole('alert')).toHaveTextContent('The release notes could not be loaded')
  network.use(mockCall(release.list, { releases, apps }))
  await person.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('article', { name: 'Version 2.5.0' })).toBeInTheDocument()
})
