import { workspace } from '@console/contracts'
import { mockCall, mockPending, mockStatus, network, setViewportWidth } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  aSeat,
  aTeam,
  card,
  NOW,
  openWall,
  sent,
  shownNames,
  trackObjectUrls,
  wallServer,
} from '../../testing/open-wall.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  trackObjectUrls()
})
afterEach(() => {
  vi.useRealTimers()
  setViewportWidth(1440)
})

const company = aTeam(1, 'Orchid Contact', {
  seatCnt: 4,
  ownSeatCnt: 0,
  children: [
    aTeam(5, 'Peony team'),
    aTeam(6, 'Lotus team'),
    aTeam(7, 'Night shift', { seatCnt: 0, ownSeatCnt: 0 }),
  ],
})
const users = {
  5: [aSeat(101, 'Zhou Ting'), aSeat(102, 'Marcus Webb')],
  6: [aSeat(201, 'Luo Jing'), aSeat(202, 'Priya Nair')],
}
const groups = () =>
  screen
    .queryAllByRole('region', { name: /^Agents of/ })
    .map((one) => one.ariaLabel ?? one.getAttribute('aria-label'))

describe('the organisations', () => {
  test('are requested on opening, and their people with the id of each [WORK-002, WORK-007]', async () => {
    const server = wallServer({ tree: [company], users })
    openWall()
    await card('Zhou Ting')
    expect(sent(server, workspace.orgTree).map(({ body }) => body)).toEqual([{ businessTypeID: 11 }])
    expect(sent(server, workspace.orgUsers).map(({ body }) => body)).toEqual([{ orgID: 5 }])
    const rows = screen.getAllByRole('treeitem').map(({ textContent }) => textContent)
    expect(rows).toEqual(['Orchid Contact 4', 'Peony team 2', 'Lotus team 2', 'Night shift no agents'])
  })

  test('have one group each on the wall, from the person’s own on, until they are deselected [WORK-006]', async () => {
    const server = wallServer({ tree: [company], users })
    const { person } = openWall()
    await card('Zhou Ting')
    expect(groups()).toEqual(['Agents of Peony team'])
    await person.click(screen.getByRole('treeitem', { name: /Lotus team/ }))
    await card('Luo Jing')
    expect(groups()).toEqual(['Agents of Peony team', 'Agents of Lotus team'])
    const lotus = screen.getByRole('region', { name: 'Agents of Lotus team' })
    expect(
      within(lotus)
        .getAllByRole('article')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Luo Jing', 'Priya Nair'])
    expect(sent(server, workspace.orgUsers).map(({ body }) => body)).toEqual([{ orgID: 5 }, { orgID: 6 }])
    await person.click(screen.getByRole('treeitem', { name: /Peony team/ }))
    await waitFor(() => expect(groups()).toEqual(['Agents of Lotus team']))
    expect(shownNames()).toEqual(['Luo Jing', 'Priya Nair'])
  })

  test('that were chosen last are there again for the same person', async () => {
    wallServer({ tree: [company], users })
    const { person, unmount } = openWall()
    await card('Zhou Ting')
    await person.click(screen.getByRole('treeitem', { name: /Lotus team/ }))
    await person.click(screen.getByRole('treeitem', { name: /Peony team/ }))
    await card('Luo Jing')
    unmount()
    const again = openWall()
    await card('Luo Jing')
    expect(groups()).toEqual(['Agents of Lotus team'])
    again.unmount()
    openWall({ user: { userId: 8 } })
    await card('Zhou Ting')
    expect(groups()).toEqual(['Agents of Peony team'])
  })

  test('without a seat are disabled and say so [WORK-005]', async () => {
    const server = wallServer({ tree: [company], users })
    const { person } = openWall()
    const row = await screen.findByRole('treeitem', { name: /Night shift/ })
    expect(row).toHaveAttribute('aria-disabled', 'true')
    expect(row).toHaveTextContent('no agents')
    expect(screen.getByRole('treeitem', { name: /Lotus team/ })).toHaveAttribute('aria-disabled', 'false')
    await card('Zhou Ting')
    await person.click(row)
    expect(row).toHaveAttribute('aria-checked', 'false')
    expect(sent(server, workspace.orgUsers).map(({ body }) => body)).toEqual([{ orgID: 5 }])
  })

  test('that have seats of their own above others can be chosen apart from them', async () => {
    const tree = [
      aTeam(1, 'Orchid Contact', { seatCnt: 3, ownSeatCnt: 1, children: [aTeam(5, 'Peony team')] }),
    ]
    wallServer({ tree, users: { ...users, 1: [aSeat(301, 'Daniel Okafor')] } })
    const { person } = openWall()
    await card('Zhou Ting')
    await person.click(screen.getByRole('treeitem', { name: /Orchid Contact, own agents/ }))
    await card('Daniel Okafor')
    expect(groups()).toEqual(['Agents of Orchid Contact', 'Agents of Peony team'])
  })
})

describe('the drawer', () => {
  const several = [aTeam(5, 'Peony team'), aTeam(6, 'Lotus team')]
  const nested = [aTeam(5, 'Peony team', { children: [aTeam(6, 'Lotus team')] })]
  const single = [aTeam(5, 'Peony team')]

  test.each([
    ['more than one root', true, several],
    ['a root with others below it', true, nested],
    ['one organisation', false, single],
  ])('with %s, shown: %s [WORK-003]', async (_name, hasTree, tree) => {
    wallServer({ tree, users })
    openWall()
    await card('Zhou Ting')
    expect(screen.queryAllByRole('tree')).toHaveLength(hasTree ? 1 : 0)
    expect(groups()).toEqual(['Agents of Peony team'])
  })

  test('is open from 800 px on [WORK-004]', async () => {
    setViewportWidth(800)
    wallServer({ tree: several, users })
    openWall()
    await card('Zhou Ting')
    expect(screen.getByRole('tree')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Show organisations' })).not.toBeInTheDocument()
  })

  test('is collapsed below 800 px, and opens over the wall [WORK-004]', async () => {
    setViewportWidth(799)
    wallServer({ tree: several, users })
    const { person, container } = openWall()
    await card('Zhou Ting')
    expect(screen.queryByRole('tree')).not.toBeInTheDocument()
    expect(container.querySelector('[data-narrow=true]')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Show organisations' }))
    expect(await screen.findByRole('tree')).toBeInTheDocument()
  })
})

describe('instead of seats', () => {
  test('there are cards in outline until the seats have loaded', async () => {
    wallServer()
    network.use(mockPending(workspace.orgUsers))
    openWall()
    expect(await screen.findByRole('region', { name: 'Agents of Peony team' })).toBeInTheDocument()
    expect(screen.getAllByTestId('seat-skeleton')).toHaveLength(2)
  })

  test('a failure of the tree is said, and Retry loads it', async () => {
    const server = wallServer()
    network.use(mockStatus(workspace.orgTree, 500))
    const { person } = openWall()
    expect(await screen.findByRole('alert')).toHaveTextContent('The organisations could not be loaded')
    network.use(mockCall(workspace.orgTree, { orgList: server.tree }))
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await card('Zhou Ting')).toBeInTheDocument()
  })

  test('a failure of one organisation is said in its group, and Retry loads it', async () => {
    wallServer()
    network.use(mockStatus(workspace.orgUsers, 500))
    const { person, services } = openWall()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The agents of Peony team could not be loaded')
    expect(services.reportError).toHaveBeenCalledWith(expect.any(Error), 'workspace.orgUsers')
    network.use(mockCall(workspace.orgUsers, { users: users[5] }))
    await person.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await card('Zhou Ting')).toBeInTheDocument()
  })

  test.each([
    ['no organisation', [], 'No organisation to watch'],
    ['organisations without seats', [aTeam(5, 'Peony team', { seatCnt: 0, ownSeatCnt: 0 })], 'No agents yet'],
  ])('with %s the page says so', async (_name, tree, text) => {
    wallServer({ tree })
    openWall()
    expect(await screen.findByRole('heading', { name: text })).toBeInTheDocument()
  })

  test('with nothing selected the page says what to do', async () => {
    wallServer({ tree: [company], users })
    const { person } = openWall()
    await card('Zhou Ting')
    await person.click(screen.getByRole('treeitem', { name: /Peony team/ }))
    expect(await screen.findByRole('heading', { name: 'No organisation selected' })).toBeInTheDocument()
  })

  test('without a business the page says so', async () => {
    openWall({ user: { businessTypes: [] } })
    expect(await screen.findByRole('heading', { name: 'No business selected' })).toBeInTheDocument()
  })
})
