import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithTexts } from '@console/testing'
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
