import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { addressBar, closeConsoles, openConsole, testMenus } from '../../../testing/open-console.tsx'

const item = (path: string, extra: object = {}) => ({
  id: 'functional',
  name: 'Function not set up',
  path,
  component: 'shell/FunctionalConfigPage',
  ...extra,
})
const ADDRESS = '/console/functional-config'
const hidden = [...testMenus, item(ADDRESS, { hideInMenu: true })]
const TITLE = 'This function has not been set up for Orchid Contact Ltd'

afterEach(closeConsoles)

describe('the page of a function that is not set up', () => {
  test('says whom to contact, and is not in the menu [FRAME3-001]', async () => {
    await openConsole({ address: ADDRESS, menus: hidden })
    expect(await screen.findByRole('heading', { name: TITLE })).toBeInTheDocument()
    expect(screen.getByText('Contact platform support to have it set up.')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Function not set up' })).not.toBeInTheDocument()
  })

  test('is shown at any address whose menu item names it [FRAME3-001]', async () => {
    await openConsole({ address: '/console/crm/list', menus: [...testMenus, item('/console/crm/list')] })
    expect(await screen.findByRole('heading', { name: TITLE })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: 'Function not set up' })).toBeInTheDocument()
  })

  test('gives the support address of the brand, to write to and to copy [FRAME3-001]', async () => {
    const { person } = await openConsole({ address: ADDRESS, menus: hidden })
    expect(await screen.findByRole('link', { name: 'support@orchid.example' })).toHaveAttribute(
      'href',
      'mailto:support@orchid.example',
    )
    await person.click(screen.getByRole('button', { name: 'Copy the address of platform support' }))
    expect(await navigator.clipboard.readText()).toBe('support@orchid.example')
    expect(await screen.findByText('Copied')).toBeInTheDocument()
  })

  test('names no address when the brand has none [FRAME3-001]', async () => {
    await openConsole({
      address: ADDRESS,
      menus: hidden,
      config: { brands: [{ host: '*', title: { en: 'Orchid', zh: '兰花' } }] },
    })
    await screen.findByRole('heading', { name: TITLE })
    expect(screen.queryByRole('button', { name: /^Copy/ })).not.toBeInTheDocument()
  })

  test('Go Console opens the console [FRAME3-001]', async () => {
    const { person } = await openConsole({ address: ADDRESS, menus: hidden })
    await person.click(await screen.findByRole('button', { name: 'Go Console' }))
    expect(await screen.findByText('audit shows /console/msgcenter/audit')).toBeInTheDocument()
    expect(addressBar()).toBe('/console/msgcenter/audit')
  })

  test('is in Chinese for Chinese users [FRAME3-001]', async () => {
    window.localStorage.setItem('locale', 'zh')
    await openConsole({ address: ADDRESS, menus: hidden })
    expect(await screen.findByText('请联系平台支持人员进行配置。')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '返回控制台' })).toBeInTheDocument()
  })
})
