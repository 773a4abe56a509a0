import { recordedServices, testUser } from '@console/testing'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { HostProvider, type Host } from './host-context.tsx'
import { createHttpClient } from './http/create-http-client.ts'
import { tierPart } from './tier-part.tsx'

const Loading = () => <p>loading</p>
const Failed = ({ error }: { error: Error }) => <p>{error.message}</p>
const Chart = () => <p>a chart</p>

/** A part whose tier is on its way, in an app that may be left. */
function open() {
  const arrival = Promise.withResolvers<void>()
  const leaving = new AbortController()
  const services = recordedServices(() => {})
  services.loadTier.mockReturnValue(arrival.promise)
  const load = vi.fn(async () => Chart)
  const Part = tierPart({ tier: 'charts', load, Loading, Failed })
  const host: Host = {
    user: testUser,
    businessType: null,
    language: 'en',
    timezone: 'Asia/Shanghai',
    theme: { mode: 'light', antd: {}, antdLocale: { locale: 'en' } },
    services,
    overlayContainer: document.body,
    signal: leaving.signal,
    apiOrigin: '',
    tiers: [],
    client: createHttpClient({
      getToken: () => null,
      apiOrigin: '',
      getLanguage: () => 'en',
      notify: () => {},
      onUnauthorized: () => {},
    }),
  }
  render(
    <HostProvider host={host}>
      <Part />
    </HostProvider>,
  )
  return { load, services, leave: () => leaving.abort(), arrive: () => act(async () => arrival.resolve()) }
}

test('a part comes after its tier', async () => {
  const { load, arrive } = open()
  expect(screen.getByText('loading')).toBeInTheDocument()
  expect(load).not.toHaveBeenCalled()
  await arrive()
  expect(await screen.findByText('a chart')).toBeInTheDocument()
})

test('a part whose app was left meanwhile is not loaded, and nothing is reported', async () => {
  const { load, services, leave, arrive } = open()
  leave()
  await arrive()
  expect(load).not.toHaveBeenCalled()
  expect(services.reportError).not.toHaveBeenCalled()
})
