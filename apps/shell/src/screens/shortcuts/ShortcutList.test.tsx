import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeConsoles, openConsole } from '../../testing/open-console.tsx'
import { SHORTCUTS } from './shortcuts.ts'

afterEach(closeConsoles)

async function openPage() {
  const opened = await openConsole()
  await screen.findByRole('heading', { level: 1, name: 'Audit log' })
  return opened
}

test('? lists every shortcut with its keys, and Esc closes the list', async () => {
  const { person } = await openPage()
  await person.keyboard('?')
  const list = await screen.findByRole('dialog')
  expect(list).toHaveTextContent('Keyboard shortcuts')
  expect(within(list).getAllByRole('term')).toHaveLength(SHORTCUTS.length)
  expect(within(list).getByText('Search pages and actions').parentElement).toHaveTextContent(/CtrlK$/)
  await person.keyboard('{Escape}')
  await waitFor(() => {
    expect(list).not.toBeInTheDocument()
  })
})

test('the question mark at the foot of the sidebar opens the same list', async () => {
  const { person } = await openPage()
  const help = screen.getByRole('button', { name: 'Keyboard shortcuts' })
  await person.click(help)
  expect(await screen.findByRole('dialog')).toHaveTextContent('Show this list')
  await person.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => {
    expect(help).toHaveFocus()
  })
})

test('keys without Ctrl can be turned off, and the question mark of the sidebar turns them on again', async () => {
  const { person } = await openPage()
  await person.keyboard('?')
  const keys = await screen.findByRole('checkbox', { name: 'Use / and ? as shortcuts' })
  expect(keys).toBeChecked()
  await person.click(keys)
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await person.keyboard('?/')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Search the menu' })).not.toHaveFocus()
  await person.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
  await person.click(await screen.findByRole('checkbox', { name: 'Use / and ? as shortcuts' }))
  await person.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await person.keyboard('/')
  expect(screen.getByRole('textbox', { name: 'Search the menu' })).toHaveFocus()
})

test('? in a field is a letter, and / leads to the menu search', async () => {
  const { person } = await openPage()
  await person.keyboard('/')
  const field = screen.getByRole('textbox', { name: 'Search the menu' })
  expect(field).toHaveFocus()
  await person.keyboard('?/')
  expect(field).toHaveValue('?/')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('with the sidebar collapsed / opens the search over pages', async () => {
  window.localStorage.setItem('console.sidebarCollapsed', 'true')
  const { person } = await openPage()
  await person.keyboard('/')
  expect(await screen.findByRole('combobox', { name: 'Search pages and actions' })).toBeInTheDocument()
})
