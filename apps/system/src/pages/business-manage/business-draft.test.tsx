import { businessReference, businessManage } from '@console/contracts'
import { mockCall, network, Refusal, renderSubAppPage } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { systemApp } from '../../system-app.ts'

const PATH = '/app-tenant-system/system/businessManage?business=11&edit=1'
const BACK = /^What you typed at \d\d:\d\d is back\./

let present: businessManage.ManagedBusiness
let sent: unknown[]

beforeEach(() => {
  sent = []
  present = {
    id: 11,
    name: 'Winter renewals',
    industryId: 1,
    industryName: 'Insurance',
    status: 'enabled',
    version: 1,
    people: 42,
    products: 0,
  }
  network.use(
    mockCall(businessManage.list, () => [present]),
    mockCall(businessManage.products, []),
    mockCall(businessReference.industryAll, [{ id: 1, name: 'Insurance' }]),
    mockCall(businessManage.modify, ({ body }) => {
      sent.push(body)
      return null
    }),
  )
})

/** A reload finds the form open, since that is in the address. */
async function openForm(userId = 7) {
  const page = renderSubAppPage({ app: systemApp, path: PATH, user: { userId } })
  const box = within(await screen.findByRole('dialog'))
  return { ...page, box, name: box.getByRole('textbox', { name: 'Name' }) }
}

/** Types into the form, and unloads the page as a reload does. */
async function leaveTyped(text = ' 2027', userId = 7) {
  const { person, name, unmount } = await openForm(userId)
  await person.type(name, text)
  unmount()
}

test('a draft is restored after a reload, and Discard shows the stored business', async () => {
  await leaveTyped()
  const { person, box, name } = await openForm()
  expect(name).toHaveValue('Winter renewals 2027')
  expect(box.getByRole('status')).toHaveTextContent(BACK)
  await person.click(box.getByRole('button', { name: 'Discard' }))
  expect(name).toHaveValue('Winter renewals')
  expect(box.queryByText(BACK)).not.toBeInTheDocument()
  expect(window.sessionStorage).toHaveLength(0)
})

test('after saving it is not restored', async () => {
  await leaveTyped()
  const { person, box, unmount } = await openForm()
  await person.click(box.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent).toEqual([expect.objectContaining({ name: 'Winter renewals 2027', version: 1 })])
  unmount()
  expect((await openForm()).name).toHaveValue('Winter renewals')
})

test('after cancelling it is not restored', async () => {
  const { person, box, name, unmount } = await openForm()
  await person.type(name, ' 2027')
  await person.click(box.getByRole('button', { name: 'Cancel' }))
  unmount()
  expect((await openForm()).name).toHaveValue('Winter renewals')
})

test('after a refusal it survives a reload too', async () => {
  network.use(mockCall(businessManage.modify, new Refusal(1, 'This name is taken.')))
  const first = await openForm()
  await first.person.type(first.name, ' 2027')
  await first.person.click(first.box.getByRole('button', { name: 'Save' }))
  await first.box.findByRole('alert')
  first.unmount()
  expect((await openForm()).name).toHaveValue('Winter renewals 2027')
})

test('another user in the same tab does not see it', async () => {
  await leaveTyped()
  const { box, name } = await openForm(8)
  expect(name).toHaveValue('Winter renewals')
  expect(box.queryByText(BACK)).not.toBeInTheDocument()
})

test('after a change by somebody else the user chooses, and nothing is lost silently', async () => {
  await leaveTyped()
  present = { ...present, name: 'Spring renewals', version: 2 }
  const { person, box, name } = await openForm()
  expect(name).toHaveValue('Winter renewals 2027')
  expect(box.getByRole('alert')).toBeInTheDocument()
  await person.click(box.getByRole('button', { name: 'Save' }))
  expect(box.getByRole('textbox', { name: /, as saved by somebody else$/ })).toHaveValue('Spring renewals')
  expect(sent).toEqual([])
  await person.click(box.getByRole('button', { name: 'Keep my changes' }))
  await person.click(box.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([expect.objectContaining({ name: 'Winter renewals 2027', version: 2 })]),
  )
})

test('the current values can be taken instead', async () => {
  await leaveTyped()
  present = { ...present, name: 'Spring renewals', version: 2 }
  const { person, box, name } = await openForm()
  await person.click(box.getByRole('button', { name: 'Show current version' }))
  expect(name).toHaveValue('Spring renewals')
  expect(box.queryByText(BACK)).not.toBeInTheDocument()
  expect(window.sessionStorage).toHaveLength(0)
})
