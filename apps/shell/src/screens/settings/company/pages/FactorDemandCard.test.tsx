import { factor, tenant, type DataOf, type ParsedBodyOf } from '@console/contracts'
import { mockCall, mockStatus, Refusal } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderShellPage, type PageOptions } from '../../../../testing/render-shell-page.tsx'
import { companyPage } from './CompanySettingsPage.tsx'

let demand: DataOf<typeof factor.demand>
let saved: ParsedBodyOf<typeof factor.setDemand>[]
beforeEach(() => {
  demand = { scope: 'nobody', roleIds: [], roles: [{ id: 3, name: 'Team leader' }], version: 1 }
  saved = []
})

async function open(handlers: PageOptions['handlers'] = []) {
  const opened = await renderShellPage(companyPage, {
    address: '/console/settings/company',
    handlers: [
      ...handlers,
      mockCall(tenant.detail, { name: 'Orchid Contact Ltd', timezone: 'Asia/Shanghai' }),
      mockCall(factor.demand, () => demand),
      mockCall(factor.setDemand, ({ body }) => {
        saved.push(body)
        demand = { ...demand, ...body, version: demand.version + 1 }
        return null
      }),
    ],
  })
  const card = within(await screen.findByRole('region', { name: 'Two-step verification' }))
  return { ...opened, card }
}

async function edit({ person, card }: Awaited<ReturnType<typeof open>>) {
  await person.click(await card.findByRole('button', { name: 'Change' }))
  return within(await screen.findByRole('dialog', { name: 'Demand two-step verification' }))
}

test('a company demands the factor of everybody, from the next sign-in on', async () => {
  const opened = await open()
  const { person, card } = opened
  expect(await card.findByText('Nobody')).toBeVisible()
  const dialog = await edit(opened)
  await person.click(dialog.getByRole('radio', { name: 'Everybody' }))
  await person.click(dialog.getByRole('button', { name: /Save$/ }))
  expect(await screen.findByText('Demanded of everybody from the next sign-in on.')).toBeVisible()
  expect(saved).toEqual([{ scope: 'everybody', roleIds: [], version: 1 }])
  expect(await card.findByText('Everybody')).toBeVisible()
})

test('a company demands it of roles, at least one', async () => {
  const opened = await open()
  const { person, card } = opened
  const dialog = await edit(opened)
  await person.click(dialog.getByRole('radio', { name: 'Some roles' }))
  await person.click(dialog.getByRole('button', { name: /Save$/ }))
  const roles = await dialog.findByRole('combobox', { name: 'Roles' })
  expect(roles).toHaveAccessibleDescription('Choose a role')
  await person.click(roles)
  await person.click(await screen.findByTitle('Team leader'))
  await person.click(dialog.getByRole('button', { name: /Save$/ }))
  await waitFor(() => expect(saved).toEqual([{ scope: 'roles', roleIds: [3], version: 1 }]))
  expect(await card.findByText('Team leader')).toBeVisible()
})

test('a demand that somebody else has changed meanwhile lets the administrator choose', async () => {
  const opened = await open([
    mockCall(factor.setDemand, () => {
      demand = { ...demand, scope: 'roles', roleIds: [3], version: 2 }
      return new Refusal(409, 'changed', { status: 409 })
    }),
  ])
  const dialog = await edit(opened)
  await opened.person.click(dialog.getByRole('radio', { name: 'Everybody' }))
  await opened.person.click(dialog.getByRole('button', { name: /Save$/ }))
  expect(await dialog.findByRole('button', { name: 'Keep my changes' })).toBeVisible()
})

test('a demand that cannot be loaded says so, and is tried again', async () => {
  const { card } = await open([mockStatus(factor.demand, 500)])
  expect(await card.findByText('The demand could not be loaded')).toBeVisible()
  expect(card.getByRole('button', { name: /Retry/ })).toBeVisible()
})
