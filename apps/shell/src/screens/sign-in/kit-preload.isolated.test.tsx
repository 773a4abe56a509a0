import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { closeConsoles, openConsole } from '../../testing/open-console.tsx'

// Isolated: a tier of the kit is loaded once a page, whichever test had it loaded.
test('the kit for the next page is preloaded at the first input', async () => {
  const { person } = await openConsole({ address: '/console/login', token: null })
  const username = await screen.findByLabelText(/Username|用户名/)
  const kitScript = () => document.head.querySelector('script[src="/frame.js"]')
  expect(kitScript()).toBeNull()
  await person.type(username, 'm')
  await waitFor(() => {
    expect(kitScript()).toBeInTheDocument()
  })
  await closeConsoles()
})
