import { ownMail } from '@console/contracts'
import { mockCall, mockNetworkError } from '@console/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'

const address = '/assistant-console/forgot-password'

async function ask({ person }: Awaited<ReturnType<typeof openPage>>, account: string): Promise<void> {
  if (account !== '') await person.type(await screen.findByLabelText('Username or mail address'), account)
  await person.click(await screen.findByRole('button', { name: 'Send the link' }))
}

test('a username or mail address is sent, and the page says the same whatever it was', async () => {
  const sent: unknown[] = []
  const handlers = [
    mockCall(ownMail.requestPassword, ({ body }) => {
      sent.push(body)
      return null
    }),
  ]
  await ask(await openPage({ address, handlers }), 'manager')
  expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent(
    'If there is such an account with a confirmed mail address, a link is on its way. It works once, for 30 minutes.',
  )
  expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/console/login')
  expect(sent).toEqual([{ account: 'manager' }])
})

test('an empty field is refused at the field, and nothing is sent', async () => {
  await ask(await openPage({ address }), '')
  expect(screen.getByLabelText('Username or mail address')).toHaveAccessibleDescription(
    'Enter your username or mail address',
  )
})

test('a failure is shown, and the input is preserved', async () => {
  await ask(await openPage({ address, handlers: [mockNetworkError(ownMail.requestPassword)] }), 'manager')
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(screen.getByLabelText('Username or mail address')).toHaveValue('manager')
})

test('the page is in Chinese as well', async () => {
  await openPage({ address, language: 'zh' })
  expect(await screen.findByRole('button', { name: '发送链接' })).toBeInTheDocument()
})
