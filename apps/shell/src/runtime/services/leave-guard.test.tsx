import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GuardedNavigation } from '../router/GuardedNavigation.tsx'
import { createLeaveGuard, type LeaveGuard } from './leave-guard.ts'

let guard: LeaveGuard
const confirm = vi.fn<() => Promise<boolean>>()
let release = () => {}
const onGo = vi.fn<(pathname: string) => void>()

/** Two pages, one of which has two views at one address. */
function Pages() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => () => release(), [])
  return (
    <main>
      <p>
        at {pathname}
        {search}
      </p>
      <Link to="/console/guarded?view=2">Other view</Link>
      <Link to="/console/other">Other page</Link>
      <button type="button" onClick={() => void navigate('/console/other', { replace: true })}>
        Replace
      </button>
    </main>
  )
}

/** Opens the guarded page, one history entry after another page. */
async function open() {
  window.history.replaceState(null, '', '/console/before')
  const view = render(
    <BrowserRouter>
      <GuardedNavigation guard={guard} onGo={onGo} resolve={({ search }) => search}>
        <Link to="/console/guarded">Guarded page</Link>
        <Pages />
      </GuardedNavigation>
    </BrowserRouter>,
  )
  const person = userEvent.setup()
  await person.click(screen.getByRole('link', { name: 'Guarded page' }))
  release = guard.hold(confirm)
  return { person, view }
}

const isAt = async (path: string) => expect(await screen.findByText(`at ${path}`)).toBeInTheDocument()
const bar = () => `${window.location.pathname}${window.location.search}`

beforeEach(() => {
  guard = createLeaveGuard()
  confirm.mockReset()
  onGo.mockReset()
})
afterEach(() => {
  release()
})

describe('a guarded page', () => {
  test('stays when the user cancels, by link and by call', async () => {
    confirm.mockResolvedValue(false)
    const { person } = await open()
    await person.click(screen.getByRole('link', { name: 'Other page' }))
    await person.click(screen.getByRole('button', { name: 'Replace' }))
    expect(confirm).toHaveBeenCalledTimes(2)
    await isAt('/console/guarded')
    expect(bar()).toBe('/console/guarded')
    expect(onGo.mock.calls).toEqual([['/console/guarded']])
  })

  test('is left when the user confirms, without a second confirmation', async () => {
    confirm.mockResolvedValue(true)
    const { person } = await open()
    await person.click(screen.getByRole('link', { name: 'Other page' }))
    await isAt('/console/other')
    expect(onGo).toHaveBeenLastCalledWith('/console/other')
    await person.click(screen.getByRole('link', { name: 'Guarded page' }))
    await isAt('/console/guarded')
    expect(confirm).toHaveBeenCalledTimes(1)
  })

  test('changes its own address without a confirmation, and goes back in it', async () => {
    const { person } = await open()
    await person.click(screen.getByRole('link', { name: 'Other view' }))
    await isAt('/console/guarded?view=2')
    act(() => {
      window.history.back()
    })
    await isAt('/console/guarded')
    expect(confirm).not.toHaveBeenCalled()
  })

  test('is restored after Back, page and address, when the user cancels', async () => {
    confirm.mockResolvedValue(false)
    const { person } = await open()
    await person.click(screen.getByRole('link', { name: 'Other view' }))
    act(() => {
      window.history.go(-2)
    })
    await waitFor(() => {
      expect(confirm).toHaveBeenCalledTimes(1)
    })
    await waitFor(() => {
      expect(bar()).toBe('/console/guarded?view=2')
    })
    await isAt('/console/guarded?view=2')
  })

  test('is left by Back when the user confirms', async () => {
    confirm.mockResolvedValue(true)
    await open()
    act(() => {
      window.history.back()
    })
    await isAt('/console/before')
    expect(bar()).toBe('/console/before')
    expect(confirm).toHaveBeenCalledTimes(1)
  })

  test('shows the confirmation of the browser before the tab closes, until it is released', async () => {
    await open()
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(closing()).toBe(true)
    release()
    expect(closing()).toBe(false)
  })

  test('that was released is left without a confirmation', async () => {
    const { person } = await open()
    release()
    await person.click(screen.getByRole('link', { name: 'Other page' }))
    await isAt('/console/other')
    expect(confirm).not.toHaveBeenCalled()
  })
})
