import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Link, useLocation } from 'react-router-dom'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { shareHistory } from './share-history.ts'

const FOLDER = 'http://console.test/console/app-files/orders/7/'

/** Runs a text as a file of the app. */
function asApp(text: string): void {
  act(() => {
    // oxlint-disable-next-line no-eval -- as qiankun does, so that the browser names the file
    ;(0, eval)(`(function () { ${text} })()\n//# sourceURL=${FOLDER}main.js`)
  })
}

function Bar() {
  const { pathname, search } = useLocation()
  return (
    <>
      <p>the console is at {pathname + search}</p>
      <Link to="/console/msgcenter/audit">Audit log</Link>
    </>
  )
}

const isShown = vi.fn(() => true)

beforeEach(() => {
  isShown.mockReturnValue(true)
  window.history.replaceState(null, '', '/console/apps/orders')
  const { unmount } = render(
    <BrowserRouter useTransitions={false}>
      <Bar />
    </BrowserRouter>,
  )
  const end = shareHistory({ folder: FOLDER, isShown })
  onTestFinished(() => {
    end()
    unmount()
  })
})

test('a step of an app with its own router reaches the console, and keeps the state of that router', () => {
  const heard = vi.fn()
  window.addEventListener('popstate', heard)
  onTestFinished(() => window.removeEventListener('popstate', heard))
  asApp(`history.pushState({ position: 1 }, '', '/console/apps/orders/7?tab=2')`)
  expect(screen.getByText('the console is at /console/apps/orders/7?tab=2')).toBeInTheDocument()
  expect(window.history.state).toMatchObject({ position: 1, idx: 1 })
  asApp(`history.replaceState(null, '', '/console/apps/orders/8')`)
  expect(screen.getByText('the console is at /console/apps/orders/8')).toBeInTheDocument()
  expect(window.history.state).toMatchObject({ idx: 1 })
  // The router of the app made the step and must not hear of it as of Back.
  expect(heard).not.toHaveBeenCalled()
})

test('an app may lead to another page of the console', () => {
  asApp(`history.pushState(null, '', '/console/msgcenter/audit')`)
  expect(screen.getByText('the console is at /console/msgcenter/audit')).toBeInTheDocument()
})

test('the console goes its own way, and an app that is being left changes nothing', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Audit log' }))
  isShown.mockReturnValue(false)
  asApp(`history.pushState(null, '', '/console/apps/orders/late')`)
  expect(window.location.pathname).toBe('/console/msgcenter/audit')
  expect(screen.getByText('the console is at /console/msgcenter/audit')).toBeInTheDocument()
})
