import { setViewportWidth } from '@console/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { addressBar, closeConsoles, openConsole } from '../../testing/open-console.tsx'
import { namePage } from './named-page.ts'

afterEach(async () => {
  await closeConsoles()
  setViewportWidth(1440)
})

const LIST = { path: '/console/project/index' }
const heading = () => screen.getByRole('heading', { level: 1 })

async function openDetail() {
  const opened = await openConsole({ address: '/console/project/7' })
  await waitFor(() => expect(heading()).toHaveTextContent('Project'))
  return opened
}

function name(...named: Parameters<typeof namePage>) {
  let takeBack = () => {}
  act(() => {
    takeBack = namePage(...named)
  })
  return () => act(takeBack)
}

describe('a page that names itself', () => {
  test('is named in the header and the tab after its parent pages, and is marked in the menu', async () => {
    await openDetail()
    const tree = screen.getByRole('navigation', { name: 'Projects' })
    expect(within(tree).queryByRole('link', { current: 'page' })).toBeNull()
    const above = [LIST, { path: '/console/project/6', name: 'Spring' }, { path: '/console/nowhere' }]
    const takeBack = name({ name: 'Lantern Services', above })
    expect(heading()).toHaveTextContent(/^Lantern Services$/)
    expect(document.title).toBe('Orchid - Lantern Services')
    const links = within(screen.getByRole('banner')).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['…', '/console/project/index'],
      ['Spring', '/console/project/6'],
    ])
    expect(links[0]).toHaveAccessibleName('Project list')
    expect(within(tree).getByRole('link', { current: 'page' })).toHaveTextContent('Project list')
    takeBack()
    expect(heading()).toHaveTextContent(/^Project$/)
    expect(within(screen.getByRole('banner')).queryByRole('link')).toBeNull()
  })

  test('never names another address, in the header or to screen readers', async () => {
    const { person } = await openDetail()
    const takeBack = name({ name: 'Lantern Services', above: [LIST] })
    await person.click(
      within(screen.getByRole('navigation', { name: 'Projects' })).getByRole('link', {
        name: 'Project list',
      }),
    )
    expect(addressBar()).toBe('/console/project/index')
    expect(heading()).toHaveTextContent(/^Project list$/)
    await waitFor(() => expect(screen.getByTestId('live-region')).toHaveTextContent(/^Project list$/))
    takeBack()
  })

  test('does not remove the name of the next page', async () => {
    await openDetail()
    const takeBack = name({ name: 'First', above: [] })
    const takeBackNext = name({ name: 'Next', above: [] })
    takeBack()
    expect(heading()).toHaveTextContent('Next')
    takeBackNext()
    expect(heading()).toHaveTextContent('Project')
  })

  test('writes all parents out where there is room', async () => {
    setViewportWidth(1600)
    await openDetail()
    const takeBack = name({
      name: 'Lantern Services',
      above: [LIST, { path: '/console/project/6', name: 'Spring' }],
    })
    const links = within(screen.getByRole('banner')).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['Project list', 'Spring'])
    takeBack()
  })

  test('shows one parent only where there is no room for more', async () => {
    setViewportWidth(1024)
    await openDetail()
    const above = [LIST, { path: '/console/project/6', name: 'Spring' }]
    const takeBack = name({ name: 'Lantern Services', above })
    const links = within(screen.getByRole('banner')).getAllByRole('link')
    expect(links).toHaveLength(1)
    expect(links[0]).toHaveAccessibleName('Back to Spring')
    expect(links[0]).toHaveAttribute('href', '/console/project/6')
    takeBack()
  })

  test('has a back button instead of the menu on a phone', async () => {
    setViewportWidth(390)
    const { person } = await openDetail()
    const header = within(screen.getByRole('banner'))
    const takeBack = name({ name: 'Spring', above: [LIST] })
    expect(header.queryByRole('button', { name: 'Open menu' })).toBeNull()
    await person.click(header.getByRole('link', { name: 'Back to Project list' }))
    expect(addressBar()).toBe('/console/project/index')
    takeBack()
    expect(header.getByRole('button', { name: 'Open menu' })).toBeVisible()
  })
})
