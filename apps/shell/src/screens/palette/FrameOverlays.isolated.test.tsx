import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import '../../testing/setup.ts'
import { closeConsoles, openConsole } from '../../testing/open-console.tsx'
import { importOverlayViews } from './import-overlay-views.ts'

vi.mock('./import-overlay-views.ts', { spy: true })

afterEach(closeConsoles)

test('a search whose code fails to load shows an error, and the next attempt loads it', async () => {
  vi.mocked(importOverlayViews).mockRejectedValueOnce(new Error('Loading the chunk failed'))
  const { person } = await openConsole()
  await screen.findByRole('heading', { level: 1, name: 'Audit log' })
  await person.keyboard('{Control>}k{/Control}')
  expect(
    await screen.findByText('The search could not be loaded: Loading the chunk failed'),
  ).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await person.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Search pages and actions' })
  await waitFor(() => {
    expect(field).toHaveFocus()
  })
})
