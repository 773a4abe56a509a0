import { renderWithTexts } from '@console/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { ErrorState } from './ErrorState.tsx'
import { NoPermissionState } from './NoPermissionState.tsx'

const failure = {
  message: 'The server did not answer in time',
  status: 504,
  callId: 'audit.query',
  detail: { requestId: 'r-17' },
}
const state = <ErrorState title="The records could not be loaded" error={failure} onRetry={() => {}} />

test('the failure ends with a full stop before the note about the filters', () => {
  renderWithTexts(
    <ErrorState
      title="The records could not be loaded"
      error={{ message: 'Check the connection and try again' }}
      preserved="Your filters are unchanged."
      onRetry={() => {}}
    />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('try again. Your filters are unchanged.')
})

test.each([
  ['a refusal of the platform by its own code', { status: 200, code: 777 }, 'Closed today (777).Retry'],
  ['a failed status by the status', { status: 503, code: 777 }, 'Closed today (503).Retry'],
  ['an answer that is not understood by no number', { status: 200 }, 'Closed today.Retry'],
])('the sentence names %s', (_, facts, text) => {
  const error = { message: 'Closed today', ...facts }
  renderWithTexts(<ErrorState title="Not loaded" error={error} onRetry={() => {}} />)
  expect(screen.getByRole('alert').textContent.replace('. Retry', '.Retry')).toContain(text)
})

test('a message that names the code already names it once', () => {
  const error = { message: 'The server refused the request (777)', status: 200, code: 777 }
  renderWithTexts(<ErrorState title="Not loaded" error={error} onRetry={() => {}} />)
  expect(screen.getByRole('alert')).toHaveTextContent('The server refused the request (777).')
})

describe('the details of an error', () => {
  test('are copied with the call and the request that failed', async () => {
    const person = userEvent.setup()
    const { person: reader } = renderWithTexts(state, { person })
    await reader.click(screen.getByRole('button', { name: 'Copy details' }))
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument()
    const copied = await navigator.clipboard.readText()
    expect(copied).toContain('HTTP 504')
    expect(copied).toContain('audit.query')
    expect(copied).toContain('r-17')
  })

  test('are shown for copying by hand where the browser gives no clipboard', async () => {
    const person = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    renderWithTexts(state, { person })
    await person.click(screen.getByRole('button', { name: 'Copy details' }))
    expect(await screen.findByText(/r-17/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Copied' })).not.toBeInTheDocument()
  })
})

test('a page without permission names the administrator and the permission to request', () => {
  renderWithTexts(<NoPermissionState tenant="Orchid Contact Ltd" page="Statistics, Billing" />)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Contact an administrator of Orchid Contact Ltd to get access to “Statistics, Billing”.',
  )
})
