import { menu } from '@console/contracts'
import { mockNetworkError, network } from '@console/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resetNewBuild } from '../../base/new-build.ts'
import { addressBar, closeConsoles, openConsole, PAGE_BUILD } from '../../testing/open-console.tsx'
import { outletProbe } from '../../testing/OutletProbe.tsx'

const ADDRESS = '/console/msgcenter/audit?page=2'

beforeEach(() => {
  document.documentElement.dataset['build'] = PAGE_BUILD
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(async () => {
  await closeConsoles()
  delete document.documentElement.dataset['build']
  resetNewBuild()
  vi.restoreAllMocks()
})

const serve = (answer: () => Response) => network.use(http.get('*/console/build.json', answer))
const other = () => HttpResponse.json({ version: '2.5.0', build: 'ffffffff01' })
const offer = () => screen.queryByText(/^A new version of the console/)

test.each([
  ['the server has the same build', () => HttpResponse.json({ version: '2.6.0', build: PAGE_BUILD })],
  ['the server has no such document', () => HttpResponse.json({ code: 404 }, { status: 404 })],
  ['the server answers something else', () => HttpResponse.html('<!doctype html>')],
])('a part that fails offers no other build where %s', async (_name, answer) => {
  outletProbe.crash = 'Loading chunk 7 failed'
  const { requests } = await openConsole({
    address: ADDRESS,
    handlers: [http.get('*/console/build.json', answer)],
  })
  await waitFor(() => expect(requests).toContain('/console/build.json'))
  await act(async () => new Promise((resolve) => setImmediate(resolve)))
  expect(offer()).toBeNull()
})

test('a part that fails because its build is gone offers the new one by one click, at the same address', async () => {
  outletProbe.crash = 'Loading chunk 7 failed'
  await openConsole({ address: ADDRESS, handlers: [http.get('*/console/build.json', other)] })
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeInTheDocument()
  expect(screen.getByText(/Drafts of forms are saved\.$/)).toBeInTheDocument()
  expect(addressBar()).toBe(ADDRESS)
})

test('Retry of a start that fails opens the new build where there is one, and else tries again', async () => {
  const { person, reload } = await openConsole({ handlers: [mockNetworkError(menu.tree)] })
  const retry = async () => person.click(await screen.findByRole('button', { name: 'Retry' }))
  await retry()
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument()
  expect(reload).not.toHaveBeenCalled()
  serve(other)
  await retry()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
