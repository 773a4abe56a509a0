import { release } from '@console/contracts'
import { mockCall, mockStatus } from '@console/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'

const address = '/assistant-console/download'
const android: release.ClientRelease = {
  platform: 'android',
  version: '1.2.0',
  releasedOn: '2026-11-02',
  url: 'https://files.example/android-1.2.0.apk',
}
const cards = () => screen.getAllByRole('listitem')

test('each platform has a card with its newest version, or a note that there is none [SHELL-071]', async () => {
  await openPage({ address, handlers: [mockCall(release.clients, { clients: [android] })] })
  const link = await screen.findByRole('link', { name: 'Download App for Android' })
  expect(link).toHaveAttribute('href', android.url)
  expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'App for iPhone and iPad',
    'App for Android',
    'Monitoring',
  ])
  expect(cards()[2]).toHaveTextContent('Nothing to install')
  expect(cards()[1]).toHaveTextContent('Version 1.2.0, released November 2, 2026')
  expect(cards()[0]).toHaveTextContent('No version has been released yet.')
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('the monitor flag puts monitoring first and marks it [SHELL-071]', async () => {
  await openPage({
    address: `${address}?monitor=1`,
    handlers: [mockCall(release.clients, { clients: [android] })],
  })
  await screen.findByText('You came here for monitoring')
  expect(cards()[0]).toHaveTextContent('Monitoring')
  expect(cards()[0]).toHaveAttribute('aria-current', 'true')
})

test('another value of the flag marks nothing [SHELL-071]', async () => {
  await openPage({
    address: `${address}?monitor=0`,
    handlers: [mockCall(release.clients, { clients: [] })],
  })
  await screen.findByText('App for Android')
  expect(screen.queryByText('You came here for monitoring')).not.toBeInTheDocument()
})

test('downloads that fail to load show a failure', async () => {
  await openPage({ address, language: 'zh', handlers: [mockStatus(release.clients, 500)] })
  expect(await screen.findByRole('alert')).toHaveTextContent('无法加载下载列表')
})
