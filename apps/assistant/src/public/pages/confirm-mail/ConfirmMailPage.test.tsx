import { ownMail } from '@console/contracts'
import { mockCall, Refusal } from '@console/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'

const TOKEN = 'b'.repeat(43)
const address = `/assistant-console/confirm-mail#${TOKEN}`

test('the address is confirmed at a click, not when the page opens', async () => {
  const sent: unknown[] = []
  const handlers = [
    mockCall(ownMail.confirmAddress, ({ body }) => {
      sent.push(body)
      return null
    }),
  ]
  const { person } = await openPage({ address, handlers })
  const button = await screen.findByRole('button', { name: 'Confirm the address' })
  expect(sent).toEqual([])
  await person.click(button)
  expect(await screen.findByRole('heading', { name: 'Mail address confirmed' })).toBeInTheDocument()
  expect(sent).toEqual([{ token: TOKEN }])
})

test('a refusal is shown in the words of the server', async () => {
  const refused = new Refusal(ownMail.OWN_MAIL_REFUSALS.linkInvalid, 'This link was used already.')
  const { person } = await openPage({ address, handlers: [mockCall(ownMail.confirmAddress, refused)] })
  await person.click(await screen.findByRole('button', { name: 'Confirm the address' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This link was used already.')
})

test('an address without a token says that it is not complete', async () => {
  await openPage({ address: '/assistant-console/confirm-mail' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Open the link in the mail again.')
})
